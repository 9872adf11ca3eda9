def forge(): pass


def heat(): pass
