namespace Shop.Web.Testing;
static class Some { public static string Word() => "web"; }
