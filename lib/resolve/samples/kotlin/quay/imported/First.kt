package quay.imported.first

class Rope { val length = 1 }
fun Rope.tied(): Rope = this
