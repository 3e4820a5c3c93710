"""What `python -m holdouts` runs."""

from holdouts.cli import main

if __name__ == "__main__":
    main()
