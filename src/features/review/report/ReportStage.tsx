import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { exportPapers } from '#platform/papers/export-papers.ts'
import { flowOf } from '#science/review-log/flow.ts'
import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { flowBoxes, type FlowLine } from '../flow/flow-boxes.ts'
import { FlowDiagram } from '../flow/FlowDiagram.tsx'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { useMetaAnalyses } from '../model/review.queries.ts'
import { useQuickSave } from '../start/CriteriaEditor.tsx'
import { useContributions } from '../team/CreditCard.tsx'
import { ChecklistCard } from './ChecklistCard.tsx'
import { decisionsCsv, papersAt, referenceLists } from './decision-files.ts'
import { methodsText } from './methods-text.ts'

const failed = (error: unknown) =>
  toast({ title: 'The file could not be made', description: messageOf(error, ''), variant: 'destructive' })

/** What leaves the review: the report, its tables, its lists of references, the checklist. */
export function ReportStage() {
  const review = useReview()
  const { title, events, state, body, canWrite } = review
  const { to } = useReviewAddress()
  const settled = useSettledAppraisals()
  const contributions = useContributions()
  const metaAnalyses = useMetaAnalyses()
  const quickSave = useQuickSave()
  const [open, setOpen] = useState<FlowLine>()
  const box = useRef<HTMLDivElement>(null)
  const drawing = useMemo(() => {
    const result = flowOf(events)
    return result.ok ? flowBoxes(result.flow) : undefined
  }, [events])
  const methods = useMemo(() => methodsText(review), [review])
  const linked = metaAnalyses.data?.find(({ id }) => id === body.metaAnalysisId)

  const [report, isWriting] = useOnce(async () => {
    try {
      const [{ pngFile }, { reportDocument }] = await Promise.all([
        import('#shared/figures/png-file.ts'),
        import('./report-document.ts'),
      ])
      const svg = box.current?.querySelector('svg')
      const flowPng = svg ? await pngFile(svg, 'flow').catch(() => undefined) : undefined
      saveFile(
        await reportDocument(review, {
          settled,
          contributions,
          pooled: linked ? [`Results are pooled in the meta-analysis “${linked.title ?? 'Untitled'}”.`] : [],
          ...(flowPng && { flowPng }),
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
        {drawing && (
          <div ref={box}>
            <FlowDiagram
              title={title}
              fileName={`${title} flow diagram`}
              drawing={drawing}
              chosen={open?.key}
              onOpen={setOpen}
            />
          </div>
        )}
        <ChecklistCard />
      </div>
      <div className="space-y-6">
        <Card title="Report">
          <p className="mb-3 text-ink-muted">
            Protocol, search, selection with the flow diagram, included and excluded with reasons, risk of bias,
            agreement, methods, contributions, checklist.
          </p>
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
        <Card title="Meta-analysis">
          <SelectField
            label="Analysis that pools the results"
            disabled={!canWrite}
            value={body.metaAnalysisId ?? ''}
            onChange={(event) => void quickSave({ metaAnalysisId: event.target.value || undefined })}
            options={[
              { value: '', label: 'None' },
              ...(metaAnalyses.data ?? []).map(({ id, title: name }) => ({ value: id, label: name ?? 'Untitled' })),
            ]}
          />
          {linked && (
            <Link
              to={`/meta-analysis?id=${encodeURIComponent(linked.id)}`}
              className="mt-2 inline-block text-accent underline-offset-2 hover:underline"
            >
              Open it
            </Link>
          )}
        </Card>
      </div>
    </div>
  )
}
