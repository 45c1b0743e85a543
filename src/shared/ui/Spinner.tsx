import { LoaderCircle } from 'lucide-react'

/** Something is on its way. With a label it is announced and says what; without one it only turns. */
export function Spinner({ label }: { label?: string }) {
  const icon = <LoaderCircle size={16} aria-hidden className="animate-spin" />
  if (label === undefined) return icon
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      {icon}
      {label}
    </span>
  )
}
