import { methodsCopy as copy } from './methods.copy.ts'

/** Which lines are not used, and why. */
export function LeftOutNote({ leftOut }: { leftOut: readonly { label: string; reason: string }[] }) {
  if (leftOut.length === 0) return null
  return (
    <details className="text-sm text-ink-muted">
      <summary className="cursor-pointer">{copy.leftOut(leftOut.length)}</summary>
      <ul className="list-disc pl-5">
        {leftOut.map(({ label, reason }, i) => (
          // Names of lines may repeat, and stand in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {label}: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
