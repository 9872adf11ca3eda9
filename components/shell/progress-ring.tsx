/** A share as a ring, beside the word that says it. */
export function ProgressRing({ share }: { share: number }) {
  const around = 2 * Math.PI * 5.5;
  return (
    <svg className="icon" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none" strokeWidth="2">
      <circle cx="7" cy="7" r="5.5" stroke="var(--line-2)" />
      <circle
        cx="7"
        cy="7"
        r="5.5"
        stroke="var(--accent)"
        strokeLinecap="round"
        strokeDasharray={`${Math.max(0.02, Math.min(1, share)) * around} ${around}`}
        transform="rotate(-90 7 7)"
      />
    </svg>
  );
}
