import { Fragment, memo } from 'react'

import { termSpans } from './lit-terms.ts'

const LOOKS = {
  include: 'rounded-sm bg-state-green-soft text-ink underline decoration-state-green decoration-2 underline-offset-3',
  exclude: 'rounded-sm bg-state-red-soft text-ink underline decoration-state-red decoration-wavy underline-offset-3',
} as const

type Props = { text: string; terms: { include: readonly string[]; exclude: readonly string[] } }

/** A text with the words of both lists marked: a straight line for those that speak for it, a wave for those against. */
export const TermText = memo(function TermText({ text, terms }: Props) {
  const spans = termSpans(text, terms)
  let at = 0
  return (
    <>
      {spans.map(({ start, end, kind }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <Fragment key={start}>
            {before}
            <mark className={LOOKS[kind]} title={kind === 'include' ? 'Speaks for inclusion' : 'Speaks for exclusion'}>
              {text.slice(start, end)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
})
