import { useEffect, useMemo, useRef, useState } from 'react'

import { linkedResultsOf } from '#science/manuscript/checks/linked-of-manuscript.ts'
import type { CheckReport } from '#science/manuscript/checks/checker.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { useDraft, useDraftText } from '../draft-context.ts'
import type { CheckAnswer, CheckQuestion } from './check-session.ts'

type Line = { ask: (question: CheckQuestion) => void; close: () => void }

/** A checker beside the page; where there are no workers it is in the page. */
function openLine(hear: (answer: CheckAnswer) => void, fail: () => void): Line {
  if (typeof Worker === 'undefined') {
    let isOpen = true
    const session = import('./check-session.ts').then(({ createCheckSession }) => createCheckSession())
    return {
      ask: (question) => {
        session.then((answer) => {
          const answered = isOpen ? answer(question) : undefined
          if (answered) hear(answered)
        }, fail)
      },
      close: () => (isOpen = false),
    }
  }
  const worker = new Worker(new URL('./checks.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => hear(data))
  worker.addEventListener('error', fail)
  return { ask: (question) => worker.postMessage(question), close: () => worker.terminate() }
}

/**
 * The report on the draft as it stands, made beside the page. The one before stays until the next is there; blocks and
 * sentences that did not change are not read again.
 */
export function useReport(papers: readonly ReadablePaper[]): { report?: CheckReport; isFailed: boolean } {
  const { settings } = useDraft()
  const { manuscript } = useDraftText()
  const [report, setReport] = useState<CheckReport>()
  const [isFailed, setFailed] = useState(false)
  const line = useRef<Line>(undefined)
  const number = useRef(0)
  const results = useMemo(() => linkedResultsOf(manuscript), [manuscript])

  useEffect(() => {
    const opened = openLine(
      (answer) => {
        if (answer.number === number.current) setReport(answer.report)
      },
      () => setFailed(true),
    )
    line.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => line.current?.ask({ kind: 'papers', papers }), [papers])
  useEffect(() => {
    number.current += 1
    line.current?.ask({ kind: 'check', request: { manuscript, settings, results }, number: number.current })
  }, [manuscript, settings, results, papers])
  return { ...(report && { report }), isFailed }
}
