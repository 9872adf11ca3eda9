global using Shop.Money;
global using Shop.Tests.Support;
