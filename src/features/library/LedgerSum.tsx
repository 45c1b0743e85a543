import { Fragment } from 'react'

type Props = {
  parts: readonly { name: string; value: number; tone?: string | undefined }[]
  total: { name: string; value: number }
}

/** A ledger as a sum that can be checked: parts, and the whole that they come to, or do not. */
export function LedgerSum({ parts, total }: Props) {
  const isEven = parts.reduce((sum, { value }) => sum + value, 0) === total.value
  return (
    <div role="group" aria-label="Ledger" className="flex flex-wrap items-stretch gap-2">
      {parts.map((part, index) => (
        <Fragment key={part.name}>
          {index > 0 && <Sign>+</Sign>}
          <Figure {...part} />
        </Fragment>
      ))}
      <Sign>{isEven ? '=' : '≠'}</Sign>
      <Figure {...total} />
    </div>
  )
}

function Figure({ name, value, tone }: Props['parts'][number]) {
  return (
    <div className="flex min-w-20 flex-1 flex-col rounded-card border border-line bg-surface px-3 py-2 text-center">
      <span className={`font-serif text-xl font-semibold ${tone ?? ''}`}>{value.toLocaleString('en-US')}</span>{' '}
      <span className="text-xs text-ink-muted">{name}</span>{' '}
    </div>
  )
}

const Sign = ({ children }: { children: string }) => (
  <div className="self-center text-lg text-ink-muted">{children} </div>
)
