import unittest

import pytest
from pytest import raises


class Leak(Exception):
    def __init__(self, tank):
        self.tank = tank


def test_leak():
    with pytest.raises(Leak, match="tank") as caught:
        raise Leak(1)
    assert caught.value.«tank→Leak.tank, receiver» == 1
    with raises(Leak) as again:
        raise Leak(2)
    error = again.value
    assert error.«tank→Leak.tank, receiver» == 2
    with raises((Leak, ValueError)) as either:
        raise Leak(3)
    assert either.value.«tank→Leak.tank, name» == 3


class Alarms(unittest.TestCase):
    def test_leak(self):
        with self.assertRaises(Leak) as caught:
            raise Leak(4)
        self.assertEqual(caught.exception.«tank→Leak.tank, receiver», 4)
