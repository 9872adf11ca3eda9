def quench(): pass


def cool(): pass
