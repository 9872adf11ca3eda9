namespace Shop.Tests.Support;
static class Some { public static string Word() => "test"; }
