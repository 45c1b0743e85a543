/** Eight weeks as bars, for the eye alone: the figures stand beside them. */
export function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const max = Math.max(1, ...weeks)
  return (
    <svg aria-hidden viewBox="0 0 64 20" className="h-5 w-16 shrink-0 text-accent">
      {weeks.map((n, index) => {
        const height = n === 0 ? 1 : 2 + (n / max) * 18
        return (
          // Weeks are told apart by their place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={index} x={index * 8} y={20 - height} width={6} height={height} rx={1} fill="currentColor" />
        )
      })}
    </svg>
  )
}
