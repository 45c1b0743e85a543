import type { Answer, AnswerClass } from '#contract/answer.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { answerCopy as copy } from './answer.copy.ts'
import { className } from './answer-words.ts'
import { saysLook, saysOrder } from '#research/answers/says-look.ts'
import { SaysSign } from '#research/answers/SaysSign.tsx'

type Props = {
  answer: Answer
  chosen: AnswerClass | undefined
  /** Narrows the table to the studies of a class, or lets all be shown again. Without it the words are text. */
  onChoose?: (says: AnswerClass | undefined) => void
}

/** How many studies say what: as a bar, and the same in words, which narrow the table below. */
export function ClassBar({ answer, chosen, onChoose }: Props) {
  const { verdict } = answer
  if (!verdict) return null
  const { counts } = verdict
  const said = saysOrder.filter((says) => says !== 'nothing' && counts[says] > 0)
  // The three of the question are named even where nobody is of them: none more is a finding.
  const named = saysOrder.filter(
    (says) => counts[says] > 0 || says === 'favour' || says === 'none' || says === 'against',
  )
  return (
    <div>
      {said.length > 0 && (
        <div aria-hidden className="flex h-5 gap-0.5 overflow-hidden rounded-control">
          {said.map((says) => (
            <div
              key={says}
              className={classNames('border transition-opacity', chosen && chosen !== says && 'opacity-35')}
              style={{
                flexGrow: counts[says],
                flexBasis: 0,
                background: saysLook[says].background,
                borderColor: saysLook[says].border,
              }}
            />
          ))}
        </div>
      )}
      <ul aria-label={copy.says} className="mt-2 flex flex-wrap gap-x-1 gap-y-1">
        {named.map((says) => {
          const words = (
            <>
              <SaysSign says={says} />
              <span className="font-semibold tabular-nums">{counts[says]}</span>
              <span>{className(answer, says)}</span>
            </>
          )
          return (
            <li key={says}>
              {onChoose && counts[says] > 0 ? (
                <button
                  type="button"
                  aria-pressed={chosen === says}
                  title={copy.saysFilter(className(answer, says))}
                  onClick={() => onChoose(chosen === says ? undefined : says)}
                  className={classNames(
                    'inline-flex items-center gap-1.5 rounded-control px-2 py-1 hover:bg-hover pointer-coarse:min-h-11',
                    chosen === says && 'bg-accent-soft',
                  )}
                >
                  {words}
                </button>
              ) : (
                <span className="inline-flex items-center gap-1.5 px-2 py-1 text-ink-muted">{words}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
