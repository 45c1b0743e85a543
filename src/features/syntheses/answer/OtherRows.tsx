import type { Answer, RowGroup } from '#contract/answer.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import { className, studiesOf } from './answer-words.ts'
import { EffectCell } from './EffectCell.tsx'
import { PaperName } from './PaperName.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import { SaysSign } from '#research/answers/SaysSign.tsx'

type Props = { answer: Answer; group: Exclude<RowGroup, 'study'> }

/** What stands beside the studies and is not counted: reviews, what is under way, what was retracted. */
export function OtherRows({ answer, group }: Props) {
  const papers = studiesOf(answer.rows.filter((row) => row.group === group))
  if (papers.length === 0) return null
  return (
    <Card title={copy.groups[group]}>
      <p className="mb-2 text-ink-muted">{copy.groupWhy[group]}</p>
      <ul className="divide-y divide-line">
        {papers.map(({ study, first, rows }) => (
          <li key={study} className="py-2.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <PaperName paperId={first.paperIds[0]}>{first.label}</PaperName>
              {first.design !== undefined && <span className="text-ink-muted">{first.design}</span>}
              {group === 'retracted' && <Badge tone="red">{copy.groups.retracted}</Badge>}
            </p>
            {rows.map((row) => (
              <div key={row.id} className="mt-1 space-y-1">
                <p className="flex flex-wrap items-center gap-x-3">
                  {row.says === 'nothing' ? (
                    <span className="text-ink-muted">{row.because}</span>
                  ) : (
                    <span className="inline-flex items-center gap-1.5">
                      <SaysSign says={row.says} /> {className(answer, row.says)}
                    </span>
                  )}
                  {(row.effect ?? row.counts) && <EffectCell row={row} />}
                </p>
                <QuoteButton row={row} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
