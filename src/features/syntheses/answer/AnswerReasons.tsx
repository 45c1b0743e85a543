import type { Answer, Lead } from '#contract/answer.ts'
import { intervalText } from '#research/meta-analysis/result-words.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { Card } from '#shared/ui/Card.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import { labelsOf } from './answer-words.ts'
import { CalculationSign } from './Calculation.tsx'

/** A computed sentence that opens the studies it rests on. */
function Reason({ answer, text, rowIds }: { answer: Answer; text: string; rowIds: readonly string[] }) {
  const labels = labelsOf(answer, rowIds)
  if (labels.length === 0) return text
  return (
    <>
      {text}
      <CalculationSign label={copy.rests(labels.length)}>
        <ul className="list-disc space-y-0.5 pl-4">
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </CalculationSign>
    </>
  )
}

const PARTS = 'space-y-2.5 tabular-nums'

/** How sure one can be, why the studies may differ, and what was not found: reasons that can be opened, and no grade. */
export function AnswerReasons({ answer }: { answer: Answer }) {
  const { reasons, leads, leadsTried, absent, verdict } = answer
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      {reasons.length > 0 && (
        <Card title={copy.sure}>
          <ul className={PARTS}>
            {reasons.map(({ id, text, rowIds }) => (
              <li key={id}>
                <Reason {...{ answer, text, rowIds }} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {verdict && (
        <Card title={copy.differ}>
          {leads.length === 0 ? (
            <p className="text-ink-muted">{copy.noLead(leadsTried)}</p>
          ) : (
            <div className={PARTS}>
              {leads.map((lead) => (
                <LeadText key={lead.id} answer={answer} lead={lead} />
              ))}
              <p className="text-ink-muted">{copy.aLead(leadsTried)}</p>
            </div>
          )}
        </Card>
      )}
      <Card title={copy.absent}>
        {absent.length === 0 ? (
          <p className="text-ink-muted">{copy.noAbsent}</p>
        ) : (
          <ul className={PARTS}>
            {absent.map(({ about, term, scope, rowIds }) => (
              <li key={`${about} ${term}`}>
                <Reason answer={answer} text={scope} rowIds={rowIds} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function LeadText({ answer, lead }: { answer: Answer; lead: Lead }) {
  const { text, groups, p, slope } = lead
  return (
    <p>
      {text}
      <CalculationSign label={`${lead.column}: ${pText(p)}`}>
        {slope && (
          <p className="mb-2">
            {copy.slope(lead.column)}: {numberText(slope.estimate, 3)} ({numberText(slope.low, 3)} to{' '}
            {numberText(slope.high, 3)})
          </p>
        )}
        <ul className="divide-y divide-line">
          {groups.map(({ name, studies, estimate, low, high, rowIds }) => (
            <li key={name} className="py-1.5">
              <p className="flex justify-between gap-4">
                <span className="font-medium">{name}</span>
                <span>
                  {estimate !== undefined && low !== undefined && high !== undefined
                    ? intervalText({ estimate, low, high })
                    : studies}
                </span>
              </p>
              <p className="text-xs text-ink-muted">{labelsOf(answer, rowIds).join('; ')}</p>
            </li>
          ))}
        </ul>
      </CalculationSign>
    </p>
  )
}
