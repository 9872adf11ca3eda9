package deep.sea

class Wave(val crates: Int)
