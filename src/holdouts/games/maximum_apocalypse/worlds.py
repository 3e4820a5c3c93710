"""x"""
WORLDS = {}
