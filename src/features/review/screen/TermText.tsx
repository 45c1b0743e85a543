import { Fragment, memo } from 'react'

import { termSpans } from '#science/screening/lit-terms.ts'
import { termLook } from '#shared/ui/term-look.ts'

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
            <mark
              className={termLook[kind]}
              title={kind === 'include' ? 'Speaks for inclusion' : 'Speaks for exclusion'}
            >
              {text.slice(start, end)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
})
