/** Something is on its way. With a label it is announced and says what; without one it only turns. */
export function Spinner({ label }: { label?: string }) {
  const icon = (
    <span
      aria-hidden
      className="block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
  if (label === undefined) return icon
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      {icon}
      {label}
    </span>
  )
}
