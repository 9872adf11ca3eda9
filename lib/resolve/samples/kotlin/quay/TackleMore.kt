package quay.tackle

private val conversion: Hook.(String) -> Int = { load + 1 }
fun Gear<*>.third(): Int = convert(conversion = «conversion→quay.tackle.conversion, import»)
