using System;
using System.Collections.Generic;
using System.Linq;
using static Shop.Money.Rates;

namespace Shop.Orders
{
    public interface IPriced { Price Total { get; } Price Quote(int days); }

    public class Line : IPriced
    {
        public string Sku { get; init; } = "";
        public int Count;
        public Price Unit { get; set; }
        public Price Total => Unit.«Times→Shop.Money.Price.Times, receiver»(«Count→Shop.Orders.Line.Count, scope»);
        public Price Quote(int days) => «Total→Shop.Orders.Line.Total, scope»;
    }

    public partial class Order : IPriced
    {
        private readonly List<Line> lines = new();
        public event EventHandler<Line>? Added;
        public Line this[int index] => lines[index];
        public decimal Tax => «Convert→Shop.Money.Rates.Convert, import»(Total.«Amount→Shop.Money.Price.Amount, receiver») * «Vat→Shop.Money.Rates.Vat, import»;
        /// <summary>What it costs in some days.</summary>
        public virtual Price Quote(int days) => Price.«Zero→Shop.Money.Price.Zero, receiver»;
        public void Add(Line line)
        {
            «lines→Shop.Orders.Order.lines, scope».«Add→outside»(line);
            «Added→Shop.Orders.Order.Added, scope»?.Invoke(this, line);
            «Recount→Shop.Orders.Order.Recount, scope»();
            var first = lines.First(each => each.«Count→Shop.Orders.Line.Count, receiver» > 0);
            first.«Count→Shop.Orders.Line.Count, receiver»++;
            foreach (var each in lines) each.«Sku→Shop.Orders.Line.Sku, receiver».ToString();
            var copy = new Line { «Sku→Shop.Orders.Line.Sku, receiver» = "a", «Count→Shop.Orders.Line.Count, receiver» = 1 };
            copy.«Describe→Shop.Orders.Extensions.Describe, receiver»();
            this[0].Quote(1);
            if (line is { Count: > 3 } big) big.«Quote→Shop.Orders.Line.Quote, receiver»(2);
            IPriced priced = line;
            priced.«Quote→Shop.Orders.IPriced.Quote, receiver»(3);
            Price sum = lines.Select(l => l.«Total→Shop.Orders.Line.Total, receiver»).Aggregate(Price.«Zero→Shop.Money.Price.Zero, receiver», (a, b) => a + b);
            sum.«Times→Shop.Money.Price.Times, receiver»(2);
        }
    }

    public static class Extensions
    {
        public static string Describe(this Line line) => line.«Sku→Shop.Orders.Line.Sku, receiver»;
        public static string Describe(this Order order, string title) => order.«Tax→Shop.Orders.Order.Tax, receiver».ToString() + title;
    }
}
