package deep.sea.crates

class Pod(val keel: Int)
fun pods(): Pod = Pod(1)
