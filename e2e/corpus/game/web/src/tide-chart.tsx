import { kindOf, type TideEntry } from "./tide-table";

interface TideChartProps {
  entries: TideEntry[];
  mean: number;
}

/** One bar for each tide. `<script>alert("never run")</script>` is text here, as everywhere. */
export function TideChart({ entries, mean }: TideChartProps) {
  return (
    <ol className="tide-chart">
      {entries.map((entry) => (
        <li key={entry.at.toISOString()} data-kind={kindOf(entry, mean)}>
          {entry.metres.toFixed(1)}
        </li>
      ))}
    </ol>
  );
}
