import type { Synthesis } from '#contract/syntheses.ts'
import { streamedParts, type StreamedSections } from '#research/streamed-sections/streamed-sections.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { StopWriting } from './StopWriting.tsx'

type Props = {
  synthesis: Synthesis
  streamed: StreamedSections
  ready: number
  /** False while the server does not answer. */
  isFresh: boolean
}

/** What has been written so far, section by section, before its quotes have been looked up. */
export function WritingProgress({ synthesis, streamed, ready, isFresh }: Props) {
  const waiting = [...streamed.entries()].filter(([index]) => index >= ready).sort(([a], [b]) => a - b)
  const count = Math.max(ready, streamed.size)
  return (
    <div>
      {!isFresh && (
        <div className="mb-4">
          <Notice tone="warning" title="The server does not answer at the moment">
            What has been written is kept there. This page retries by itself.
          </Notice>
        </div>
      )}
      <Notice tone="info" title="Writing …">
        <span className="inline-flex items-center gap-2">
          <Spinner />
          {count === 0 ? 'Reading the papers.' : `${count} ${count === 1 ? 'section' : 'sections'} so far.`} You can
          leave this page: the synthesis is kept under your saved syntheses.
        </span>
        <StopWriting synthesis={synthesis} />
      </Notice>
      <div aria-live="polite" className="mt-4 max-w-reading font-serif text-base leading-relaxed wrap-anywhere">
        {waiting.map(([index, content]) => {
          const { heading, body } = streamedParts(content)
          return (
            <section key={index} className="mb-6">
              {heading !== '' && <h2 className="mb-2 text-lg font-semibold">{heading}</h2>}
              <p className="text-ink-muted">{body}</p>
            </section>
          )
        })}
      </div>
    </div>
  )
}
