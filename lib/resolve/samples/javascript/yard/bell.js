class Bell {
  ring() {}
}
class Rope {
  pull() {}
}
exports.Bell = Bell;
exports.Rope = Rope;
