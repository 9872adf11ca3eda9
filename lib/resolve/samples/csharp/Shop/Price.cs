using System;
namespace Shop.Money;

public readonly record struct Price(decimal Amount, string Currency)
{
    public static Price Zero => new Price(0, "EUR");
    public static Price operator +(Price a, Price b) => new(a.Amount + b.Amount, a.Currency);
    public Price Times(int count) => this with { Amount = Amount * count };
}

public static class Rates
{
    public const decimal Vat = 0.2m;
    public static decimal Convert(decimal amount) => amount * Vat;
    public static decimal Convert(decimal amount, string to) => Convert(amount);
}
