type Props = { label: string; done: number; total: number }

/** A bar whose figures stand beside it already. */
export function ProgressBar({ label, done, total }: Props) {
  const share = total > 0 ? Math.min(Math.max(done / total, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={done}
      aria-valuemax={total}
      aria-valuetext={`${done} of ${total}`}
      className="h-1.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line ring-inset"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
