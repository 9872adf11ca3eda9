package maker

fun stills(from: «Still→maker.Still, import», action: StillBuilder.() -> Unit) {
    val still = «Still→maker.Still(Still-Function1), import»(from, action)
    still.«distil→maker.Still.distil, receiver»()
    val vat: «Vat→maker.Vat, import» = «Vat→maker.Vat(Int), import»(1)
}
