namespace Ports
{
    internal class Port { public int Depth; public static Port Open() => null; }
    internal class QuaySouth { public int Of(«Port→Ports.Port@South.cs, scope» port) => port.«Depth→Ports.Port.Depth@South.cs, receiver»; }
}
