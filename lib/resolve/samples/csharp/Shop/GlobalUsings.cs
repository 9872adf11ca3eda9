global using Shop.Money;
