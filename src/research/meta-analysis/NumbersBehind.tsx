import { Link } from 'react-router-dom'

import { passageAddress } from '#research/evidence/passage-address.ts'

import type { NumberBehind } from './numbers-behind.ts'
import { numbersBehindCopy as copy } from './numbers-behind.copy.ts'

const SHOWN = 120

/** Where a number stands: its passage at its page, the paper, or nowhere. */
function Place({ number: { documentId, quote, page } }: { number: NumberBehind }) {
  if (documentId === undefined) return <span className="text-ink-muted">{copy.typed}</span>
  const words = quote === undefined || quote === '' ? undefined : quote
  const short = words !== undefined && words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words
  return (
    <Link
      to={passageAddress({ documentId, ...(words && { quote: words }), ...(page !== undefined && { page }) })}
      className="text-accent underline underline-offset-2"
    >
      {short === undefined ? copy.noPassage : `“${short}”${page === undefined ? '' : copy.page(page)}`}
    </Link>
  )
}

/** From a pooled effect to its numbers, study by study, and from each to its line in the paper. */
export function NumbersBehind({ name, numbers }: { name: string; numbers: readonly NumberBehind[] }) {
  const studies = [...new Set(numbers.map(({ study }) => study))]
  return (
    <ul aria-label={copy.caption(name)} className="divide-y divide-line rounded-card border border-line bg-surface">
      {studies.map((study) => (
        <li key={study} className="grid gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[11rem_minmax(0,1fr)]">
          <strong className="font-semibold">{study}</strong>
          <ul className="space-y-2 lg:space-y-1">
            {numbers
              .filter((number) => number.study === study)
              .map((number) => (
                <li key={number.id} className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_4.5rem_minmax(0,3fr)]">
                  <span>
                    {number.what}
                    {number.how !== undefined && <span className="block text-xs text-ink-muted">{number.how}</span>}
                  </span>
                  <span className="font-semibold tabular-nums sm:text-right">{number.value}</span>
                  <span>
                    <Place number={number} />
                  </span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
