import type { Answer } from '#contract/answer.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { updateCopy as copy } from './update.copy.ts'

const lineOf = ({ verdict, prose }: Answer) => {
  const pooled = prose.find(({ figures }) => figures.includes('pooled'))
  return [verdict ? `${verdict.says}. ${verdict.counted}` : copy.noAnswer, pooled?.text].filter(Boolean).join(' ')
}

type Props = { before: Answer | undefined; after: Answer | undefined; isReading: boolean }

/** The answer as it stands beside the answer as it would be. */
export const AnswerLines = ({ before, after, isReading }: Props) => (
  <dl aria-live="polite" className="grid gap-4 md:grid-cols-2">
    <div className="rounded-control border border-line px-4 py-3">
      <dt className="text-xs text-ink-muted">{copy.before}</dt>
      <dd className="font-serif">{before ? lineOf(before) : copy.noAnswer}</dd>
    </div>
    <div className="rounded-control border border-line-strong px-4 py-3">
      <dt className="text-xs text-ink-muted">{copy.after}</dt>
      <dd className="font-serif">
        {after ? (
          lineOf(after)
        ) : isReading ? (
          <span className="inline-flex items-center gap-2">
            <Spinner /> {copy.reading}
          </span>
        ) : (
          copy.noAnswer
        )}
      </dd>
    </div>
  </dl>
)
