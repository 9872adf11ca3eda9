def mix(color):
    return color


class Palette:
    RED = "#b33"
    NAMES = {"red": «RED→Palette.RED, scope»}

    def dark(self, RED):
        return «RED→local»
