def mix(color):
    return color
