using System;
using System.Collections.Generic;

namespace Shop.Listing
{
    public class Crate { public int Weight; }
    public class Barrel { public int Weight; }
    public class Step<TDelegate> { public Step(string name, TDelegate run) { } }

    public class Loader
    {
        const int ROW = 4;
        public void Take(IEnumerable<Crate> all) { }
        public void Take(IEnumerable<Barrel> all) { }
        public void Add(Step<Func<Crate, int>> step) { }

        public void Load(IEnumerable<Barrel> barrels, IEnumerable<Crate> crates)
        {
            «Take→Shop.Listing.Loader.Take(IEnumerable)@Listed.cs:14, scope»(barrels);
            this.«Take→Shop.Listing.Loader.Take(IEnumerable)@Listed.cs:13, receiver»(crates);
            var rules = new List<Func<string, Barrel, bool>>
            {
                (name, barrel) => barrel.«Weight→Shop.Listing.Barrel.Weight(), receiver» > 0,
                (name, barrel) => { return barrel.«Weight→Shop.Listing.Barrel.Weight(), receiver» > 1; },
            };
            var named = new Dictionary<string, Func<Crate, int>> { ["a"] = c => c.«Weight→Shop.Listing.Crate.Weight(), receiver», ["b"] = null };
            var listed = new Dictionary<string, Func<Crate, int>> { { "a", c => c.«Weight→Shop.Listing.Crate.Weight(), receiver» } };
            Add(new Step<Func<Crate, int>>("weigh", it => it.«Weight→Shop.Listing.Crate.Weight(), receiver»));
            for (var i = 0; i < 3; i++) Put(crates, «i→local» * «ROW→Shop.Listing.Loader.ROW(), scope»);
        }

        void Put(IEnumerable<Crate> crates, int at) { }
    }
}
