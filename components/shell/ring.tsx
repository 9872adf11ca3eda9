/** A small ring that fills; the words beside it say the same. */

const AROUND = 2 * Math.PI * 5.5;

export function Ring({ percent }: { percent: number }) {
  return (
    <svg className="icon ring" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="var(--line-2)" strokeWidth="2" />
      <circle
        cx="7"
        cy="7"
        r="5.5"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={`${(Math.max(2, percent) / 100) * AROUND} 40`}
        transform="rotate(-90 7 7)"
      />
    </svg>
  );
}
