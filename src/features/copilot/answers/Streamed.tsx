import type { Answer } from '#contract/copilot.ts'
import { RunLine } from '#research/model-runs/RunLine.tsx'
import { streamedParts, type StreamedSections } from '#research/streamed-sections/streamed-sections.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'

type Props = { answer: Answer; streamed: StreamedSections; ready: number; isFresh: boolean }

/** What is being written, before its quotes have been looked up: text alone. */
export function Streamed({ answer, streamed, ready, isFresh }: Props) {
  const waiting = [...streamed].filter(([index]) => index >= ready).sort(([a], [b]) => a - b)
  return (
    <div className="mt-3">
      {!isFresh && <Notice tone="warning">{copy.noServer}</Notice>}
      <div aria-live="polite" className="font-serif text-base leading-relaxed wrap-anywhere text-ink-muted">
        {waiting.map(([index, content]) => {
          const { heading, body } = streamedParts(content)
          return (
            <section key={index} className="mb-3">
              {heading !== '' && heading !== 'Answer' && <h3 className="font-semibold">{heading}</h3>}
              <p>{body}</p>
            </section>
          )
        })}
      </div>
      <p className="mt-2 flex items-center gap-2 text-xs text-ink-muted">
        <Spinner /> {copy.working} {copy.leave}
      </p>
      {answer.run && <RunLine run={answer.run} writtenBy={answer.writtenBy} />}
    </div>
  )
}
