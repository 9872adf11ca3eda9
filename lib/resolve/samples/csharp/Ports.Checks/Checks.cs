namespace Ports
{
    internal class Checked { public int Of() => «Port→Ports.Port@South.cs, import».«Open→Ports.Port.Open@South.cs, receiver»().«Depth→Ports.Port.Depth@South.cs, receiver»; }
}
