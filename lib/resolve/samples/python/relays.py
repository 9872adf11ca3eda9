from typing import ClassVar, Final


class Caller:
    def ring(self): ...


class Relay:
    def __getattr__(self, name: str) -> Caller: ...


class Exchange:
    shared: ClassVar = Relay()

    def __init__(self):
        self.relay: Final = Relay()

    def call(self):
        self.relay.anything.«ring→Caller.ring, receiver»()
        self.shared.other.«ring→Caller.ring, receiver»()


def dial(exchange: Exchange):
    exchange.relay.harbour.«ring→Caller.ring, receiver»()
