using System;
using System.Collections.Generic;
using System.Linq;

namespace Shop.Pairs
{
    public class Label { public string Value; public string Text; }
    public class Stock { public int Value; public int Left; }
    public class Shelf
    {
        public Dictionary<Label, Stock> All;
        public List<Tuple<Label, Stock>> Both;
        public void Count()
        {
            foreach (var each in All) each.«Value→outside».«Left→Shop.Pairs.Stock.Left, receiver»++;
            foreach (var each in All) each.«Key→outside».«Text→Shop.Pairs.Label.Text, receiver».Trim();
            All.Where(each => each.«Value→outside».«Left→Shop.Pairs.Stock.Left, receiver» > 3);
            Both.Where(each => each.Item1.«Text→Shop.Pairs.Label.Text, receiver» != null && each.Item2.«Left→Shop.Pairs.Stock.Left, receiver» > 1);
        }
    }
}
