import { useEffect, useState } from 'react'

import { queryProblems } from '#science/search/query-problems.ts'
import { useStore } from '#shared/browser/store.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import type { TypedQuestion } from './question/use-typed-question.ts'
import { searchCopy as copy } from './search.copy.ts'

/** So long after the last key a half-written query is no longer being written. */
const PAUSE_MS = 1200
const AROUND = 24

type Props = {
  question: TypedQuestion
  /** The question that was run: of it everything is said at once. */
  asked: string
}

/** Places of a query that will not be read as they may be meant, each shown with what stands around it. */
export function QueryProblems({ question: typed, asked }: Props) {
  const question = useStore(typed)
  const [rested, setRested] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => setRested(question), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])
  const problems = question === rested || question === asked ? queryProblems(question) : []
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <div className="mt-3">
          <Notice tone="warning" title={copy.problems(problems.length)}>
            <ul className="space-y-1">
              {problems.map(({ start, end, message }) => (
                <li key={`${start}-${end}-${message}`}>
                  <code translate="no" className="wrap-anywhere">
                    {start > AROUND && '…'}
                    {question.slice(Math.max(0, start - AROUND), start)}
                    <mark className="rounded-[2px] bg-transparent font-bold text-ink underline decoration-state-red decoration-wavy underline-offset-4">
                      {question.slice(start, end)}
                    </mark>
                    {question.slice(end, end + AROUND)}
                    {end + AROUND < question.length && '…'}
                  </code>
                  <span className="block">{message}</span>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </div>
  )
}
