def components(*a):
    return []
