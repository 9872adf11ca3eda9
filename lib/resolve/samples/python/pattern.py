class Pattern:
    pass
