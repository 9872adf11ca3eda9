package harbour

fun clerk(label: String, depth: Int) {
  named(«depth→parameter of Registry.kt, import» = 2)
  Berth(«depth→harbour.Berth.depth, import» = depth).lower()
  outermost(«label→outside» = label)
}
