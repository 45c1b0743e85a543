type Props = { value: number; max: number; label: string }

/** Work in counted steps: the label says what is counted, the figures stand beside it. */
export function Progress({ value, max, label }: Props) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between gap-4 text-ink-muted">
        <span>{label}</span>
        <span>
          {value} of {max}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={max}
        aria-valuetext={`${value} of ${max}`}
        className="h-1.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line ring-inset"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
