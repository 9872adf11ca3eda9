using System.Collections.Generic;

namespace Shop
{
    class Loads
    {
        readonly List<(int count, Load load)> all = new();
        (int count, Load load) first;

        (bool has, Load found) Found((string name, Load load) taken)
        {
            first.«load→local».«Weigh→Shop.Load.Weigh, receiver»();
            taken.«load→local».«Weigh→Shop.Load.Weigh, receiver»();
            foreach (var each in all) each.«load→local».«Weigh→Shop.Load.Weigh, receiver»();
            all[0].«load→local».«Weigh→Shop.Load.Weigh, receiver»();
            var given = Found(("a", taken.load));
            given.«found→local».«Weigh→Shop.Load.Weigh, receiver»();
            var (has, most) = Found(taken);
            most.«Weigh→Shop.Load.Weigh, receiver»();
            var (_, heaviest) = Heaviest();
            heaviest.«Weigh→Shop.Load.Weigh, receiver»();
            Keep((count: 1, load: first.«load→local»));
            return (given.«has→local», given.found);
        }

        void Keep((int count, Load load) kept) => all.Add(kept);

        public (int weight, Load heaviest) Heaviest() => (1, first.load);
    }

    class Load
    {
        public void Weigh() { }

        void Ask(Loads loads)
        {
            loads.Heaviest().«heaviest→local».«Weigh→Shop.Load.Weigh, receiver»();
            System.Func<(int a, Load b), Load> second = ((int a, Load b) pair) => pair.«b→local»;
        }
    }
}
