import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Answer } from '#contract/answer.ts'
import type { Paper } from '#contract/papers.ts'
import { SYNTHESIS_PAPERS_MAX, type Synthesis } from '#contract/syntheses.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { evidenceCopy } from '#research/evidence/evidence.copy.ts'
import { longDay } from '#shared/format/dates.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { className } from '../answer/answer-words.ts'
import { AnswerLines } from './AnswerLines.tsx'
import { changedRows } from './news.ts'
import { updateCopy as copy } from './update.copy.ts'
import { useUpdate } from './use-update.ts'

type Props = {
  synthesis: Synthesis
  papers: readonly Paper[]
  answer: Answer | undefined
  onClose: () => void
}

/** What came since a synthesis was made: papers new, gone and retracted, and the answer before and after. */
export function UpdatePanel({ synthesis, papers, answer, onClose }: Props) {
  const update = useUpdate({ synthesis, papers, answer, onTaken: onClose })
  const { found, fresh, own, next, texts, wanted } = update
  const day = longDay(update.since)
  const changed = answer && next.data ? changedRows(answer, next.data) : []
  return (
    <Card title={copy.title} actions={<IconButton label={copy.close} icon={X} size="small" onClick={onClose} />}>
      {found.isError ? (
        <ErrorCard title={copy.failed} of={found} kept={copy.kept} />
      ) : found.isPending ? (
        <p role="status" className="inline-flex items-center gap-2">
          <Spinner /> {copy.looking}
        </p>
      ) : !update.hasNews ? (
        <p role="status">{copy.none(day)}</p>
      ) : (
        <div className="space-y-4">
          <p className="text-ink-muted">{copy.scope(day)}</p>
          {fresh.length > 0 && (
            <News title={copy.fresh(fresh.length)}>
              {fresh.map((paper) => {
                const isOut = update.leftOut.has(paper.id)
                return (
                  <li key={paper.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
                    <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                      <span dir="auto" className="font-serif">
                        {paper.title}
                      </span>{' '}
                      <span className="text-ink-muted">{citationLabel(paper)}</span>{' '}
                      {isOut && <Badge tone="grey">{copy.leftOut}</Badge>}
                    </span>
                    <Button size="small" onClick={() => update.handleLeave(paper.id)}>
                      {isOut ? copy.takeIn(citationLabel(paper)) : copy.leaveOut(citationLabel(paper))}
                    </Button>
                  </li>
                )
              })}
            </News>
          )}
          {own.retracted.length > 0 && (
            <News title={copy.retracted(own.retracted.length)} why={copy.retractedWhy}>
              {own.retracted.map((paper) => (
                <li key={paper.id} className="py-1.5">
                  <Badge tone="red">Retracted</Badge> {paper.title}
                </li>
              ))}
            </News>
          )}
          {own.gone.length > 0 && <News title={copy.gone(own.gone.length)} why={copy.goneWhy} />}
          {changed.length > 0 && answer && next.data && (
            <News title={copy.changed(changed.length)}>
              {changed.map(({ label, before, after }) => (
                <li key={after.id} className="py-1">
                  {copy.changedRow(label, className(answer, before.says), className(next.data, after.says))}
                </li>
              ))}
            </News>
          )}
          {texts.error ? (
            <ErrorCard title={evidenceCopy.textsFailed(texts.failed)} error={texts.error} onRetry={texts.retry} />
          ) : (
            <AnswerLines before={answer} after={next.data} isReading={next.isPending && wanted.length > 0} />
          )}
          {update.isByModel && <p>{copy.modelWrites(synthesis.writtenBy?.model ?? '')}</p>}
          {wanted.length > SYNTHESIS_PAPERS_MAX && <p role="alert">{copy.tooMany(SYNTHESIS_PAPERS_MAX)}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              busy={update.isTaking}
              disabled={wanted.length === 0 || wanted.length > SYNTHESIS_PAPERS_MAX}
              onClick={() => update.takeOver()}
            >
              {copy.takeOver}
            </Button>
            <p className="min-w-0 flex-1 basis-60 text-ink-muted">{copy.takeOverWhy}</p>
          </div>
        </div>
      )}
    </Card>
  )
}

type NewsProps = { title: string; why?: string; children?: ReactNode }

const News = ({ title, why, children }: NewsProps) => (
  <section>
    <h3 className="font-semibold">{title}</h3>
    {why !== undefined && <p className="text-ink-muted">{why}</p>}
    {children !== undefined && <ul className="divide-y divide-line">{children}</ul>}
  </section>
)
