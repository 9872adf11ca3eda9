namespace Ports
{
    internal class Port { public int Depth; public static Port Open() => null; }
    internal class QuayNorth { public int Of(«Port→Ports.Port@North.cs, scope» port) => port.«Depth→Ports.Port.Depth@North.cs, receiver»; }
}
