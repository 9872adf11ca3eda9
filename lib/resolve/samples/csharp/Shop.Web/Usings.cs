global using Shop.Web.Testing;
