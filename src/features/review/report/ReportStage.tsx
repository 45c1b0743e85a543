import { useQueryClient } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'

import { citingBy } from '#research/citing/cite.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { exportPapers } from '#research/papers/export-papers.ts'
import { flowOf } from '#science/review-log/flow.ts'
import { tableCsv } from '#shared/figures/figure-table.ts'
import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { flowBoxes, type FlowLine } from '#research/review-flow/flow-boxes.ts'
import type { Place } from '#science/review-log/review-state.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { FlowDiagram } from '../flow/FlowDiagram.tsx'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { PoolingContext } from '../pooling.ts'
import { paperOf, studiesOf } from '../model/records.ts'
import { usePooled } from '../synthesize/use-pooled.ts'
import { useContributions } from '../team/CreditCard.tsx'
import { ChecklistCard } from './ChecklistCard.tsx'
import { decisionsCsv, papersAt, referenceLists } from './decision-files.ts'
import { deviationsOf } from './deviations.ts'
import { methodsText } from './methods-text.ts'
import { searchTable } from './search-table.ts'
import { reportCopy as copy } from './report.copy.ts'

const failed = (error: unknown) =>
  toast({ title: 'The file could not be created', description: messageOf(error, ''), variant: 'destructive' })

/** Records whose references stand in the report. */
const citedPlaces = new Set<Place>(['included', 'previous', 'excluded-full-text'])

/** What leaves the review: the report, its tables, its lists of references, the checklist. */
export function ReportStage() {
  const review = useReview()
  const { title, events, state, body } = review
  const { to } = useReviewAddress()
  const settled = useSettledAppraisals()
  const contributions = useContributions()
  const client = useQueryClient()
  const style = useChosenStyle()
  const pooling = use(PoolingContext)
  const pooled = usePooled()
  const [open, setOpen] = useState<FlowLine>()
  const drawing = useMemo(() => {
    const result = flowOf(events)
    return result.ok ? flowBoxes(result.flow) : undefined
  }, [events])
  const methods = useMemo(() => methodsText(review), [review])
  const deviations = useMemo(() => deviationsOf(review), [review])

  const [report, isWriting] = useOnce(async () => {
    try {
      const named = [...state.records.values()].filter(({ place }) => citedPlaces.has(place))
      const { cite } = await citingBy(style, [...new Set(named.flatMap(({ id }) => paperOf(review.papers, id) ?? []))])
      const [{ flowPng }, { reportDocument }, { extractedTable }] = await Promise.all([
        import('#research/review-flow/flow-png.tsx'),
        import('./report-document.ts'),
        import('./extracted.queries.ts'),
      ])
      const papers = new Set(studiesOf(state).flatMap(({ reports }) => reports.map(({ id }) => paperIdOf(id))))
      const extracted = body.gridId === undefined ? undefined : await extractedTable(client, body.gridId, papers)
      // A drawing of other numbers than those that stand beside it would be worse than none.
      const isDrawn = pooled.taken && pooled.analysis && !pooled.isStale
      const figures = isDrawn ? ((await pooling?.figuresOf(pooled.analysis?.body)) ?? []) : []
      const drawn = drawing && (await flowPng(title, drawing).catch(() => undefined))
      saveFile(
        await reportDocument(review, {
          cite,
          settled,
          contributions,
          extracted,
          isStale: pooled.isStale,
          figures,
          ...(drawn && { flowPng: drawn }),
        }),
      )
    } catch (error) {
      failed(error)
    }
  })
  const [ris, isExporting] = useOnce(async (key: string) => {
    const list = referenceLists.find((each) => each.key === key)
    if (!list) return
    try {
      saveFile(await exportPapers(papersAt(review, list.places), 'ris', `${title} ${list.label.toLowerCase()}`))
    } catch (error) {
      failed(error)
    }
  })
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-6">
        {state.problems.length > 0 && (
          <Notice tone="error" title="The log contradicts itself">
            {state.problems[0]?.message} The{' '}
            <Link to={to({ stage: 'flow' })} className="underline">
              flow diagram
            </Link>{' '}
            lists the records.
          </Notice>
        )}
        <Card title="Sentences for the methods">
          <ul className="space-y-2">
            {methods.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
        <Card title={copy.deviations}>
          <p className="mb-2 text-ink-muted">{copy.deviationsLead}</p>
          {deviations.length === 0 ? (
            <p>{copy.noDeviation}</p>
          ) : (
            <ul className="list-disc space-y-1 pl-5">
              {deviations.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Card>
        {drawing && <FlowDiagram title={title} drawing={drawing} open={open} onOpen={setOpen} />}
        <ChecklistCard />
      </div>
      <div className="space-y-6">
        <Card title="Report">
          <p className="mb-3 text-ink-muted">
            Protocol, search, selection with the flow diagram, included and excluded with reasons, extracted data, risk
            of bias, pooled results, findings with their certainty, agreement, methods, contributions, checklist.
          </p>
          {pooled.isStale && (
            <p className="mb-3 text-state-yellow">
              The pooled results are out of date, and the report says so.{' '}
              <Link to={to({ stage: 'synthesis' })} className="underline">
                Take over the new ones
              </Link>
            </p>
          )}
          <Button variant="primary" busy={isWriting} onClick={() => report()}>
            Report, Word
          </Button>
        </Card>
        <Card title="Data">
          <div className="flex flex-col items-start gap-2">
            <Button
              onClick={() => saveFile(new File([decisionsCsv(review)], `${title} decisions.csv`, { type: 'text/csv' }))}
            >
              Decisions, CSV
            </Button>
            <Button
              onClick={() =>
                saveFile(new File([tableCsv(searchTable(review))], `${title} searches.csv`, { type: 'text/csv' }))
              }
            >
              {copy.searches}
            </Button>
            <p className="mt-2 font-medium">References as RIS</p>
            {referenceLists.map(({ key, label, places }) => {
              const n = papersAt(review, places).length
              return (
                <Button key={key} size="small" disabled={n === 0 || isExporting} onClick={() => ris(key)}>
                  {label} ({n.toLocaleString('en')})
                </Button>
              )
            })}
          </div>
        </Card>
      </div>
    </div>
  )
}
