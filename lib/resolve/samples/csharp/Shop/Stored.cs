using System.Collections.Generic;
using System.Data;
using System.Data.Common;

namespace Shop.Stored
{
    public class Row { public int Weight; }

    public static class Asking
    {
        public static IEnumerable<T> Query<T>(this IDbConnection connection, string text, object with = null) => null;
        public static int Query(this string text) => 0;
    }

    public class Depot
    {
        protected DbConnection held;
        public int First()
        {
            foreach (var row in held.«Query→Shop.Stored.Asking.Query(IDbConnection-string-object), unique_name»<Row>("all", 3))
                return row.«Weight→Shop.Stored.Row.Weight, receiver»;
            return held.«Close→outside»();
        }
    }
}
