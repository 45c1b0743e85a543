import { Link } from 'react-router-dom'

import type { Compared } from '#contract/admin.ts'

import { changeWords } from '../frame/periods.ts'

type Props = { label: string; value: string; compared?: Compared; digits?: number; hint?: string; to?: string }

/** One figure with its name, how it compares, and the list behind it. */
export function Figure({ label, value, compared, digits, hint, to }: Props) {
  const words = (
    <>
      <span className="block text-ink-muted">{label}</span>
      <span className="block text-xl font-semibold tabular-nums">{value}</span>
    </>
  )
  return (
    <div className="min-w-0">
      {to === undefined ? (
        words
      ) : (
        <Link to={to} className="block rounded-control hover:[&>span:first-child]:underline">
          {words}
        </Link>
      )}
      {compared && <p className="text-xs text-ink-muted">{changeWords(compared, digits)}</p>}
      {hint !== undefined && <p className="text-xs text-ink-faint">{hint}</p>}
    </div>
  )
}
