import { use, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { PooledOutcome } from '#contract/review-body.ts'
import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PoolingContext } from '../pooling.ts'
import { labelOf, paperOf, studiesOf, titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useMetaAnalyses } from '../model/review.queries.ts'
import { FindingsCard } from './FindingsCard.tsx'
import { IntoPool } from './IntoPool.tsx'
import { PooledResults } from './PooledResults.tsx'
import { pooledCoverage } from './pooled-state.ts'
import { synthesizeCopy as copy } from './synthesize.copy.ts'
import { SummaryTable } from './SummaryTable.tsx'
import { usePooled } from './use-pooled.ts'

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: messageOf(error, ''), variant: 'destructive' })

const nothing: readonly PooledOutcome[] = []

/** What the studies come to together: pooled by a meta-analysis where that fits, in words with its certainty always. */
export function SynthesisStage() {
  const review = useReview()
  const { title, question, row, body, state, papers, canWrite } = review
  const navigate = useNavigate()
  const pooling = use(PoolingContext)
  const create = useCreateAnalysis()
  const metaAnalyses = useMetaAnalyses()
  const pooled = usePooled()
  const { linkedId, taken, analysis } = pooled
  const studies = useMemo(() => studiesOf(state), [state])
  const [wanted, setWanted] = useState<string>()
  const choices = (metaAnalyses.data ?? []).filter(({ archivedAt }) => !archivedAt)

  const [begin, isBeginning] = useOnce(async () => {
    if (!pooling) return
    try {
      const lines = studies.map(({ studyId }) => {
        const paper = paperOf(papers, studyId)
        return { label: labelOf(papers, studyId), year: paper?.year, paperId: paperIdOf(studyId) }
      })
      const id = await create({
        kind: 'meta-analysis',
        title: `${title}: pooled results`.slice(0, 300),
        query: question,
        documentIds: [...new Set(lines.map(({ paperId }) => paperId))],
        body: await pooling.bodyOf(body.parts.outcome?.split('\n', 1)[0]?.slice(0, 200) || 'Outcome 1', lines),
        ...(row.projectId != null && { projectId: row.projectId }),
      })
      await pooled.link(id)
      await navigate(analysisAddress({ id, kind: 'meta-analysis' }))
    } catch (error) {
      failed('The meta-analysis was not made')(error)
    }
  })
  const [link, isLinking] = useOnce(async () => {
    try {
      await pooled.link(wanted === '' ? undefined : wanted)
      setWanted(undefined)
    } catch (error) {
      failed('Not saved')(error)
    }
  })
  const [take, isTaking] = useOnce(() => pooled.take().catch(failed('The results were not taken over')))
  const shown = taken?.outcomes ?? pooled.results?.outcomes ?? nothing
  const coverage = useMemo(() => pooledCoverage(shown, studies), [shown, studies])
  const hasNumbers = shown.some(({ paperIds }) => paperIds.length > 0)

  return (
    <div className="space-y-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 space-y-6">
          {body.gridId !== undefined && body.outcomes.length > 0 && <IntoPool gridId={body.gridId} pooled={pooled} />}
          <Card
            title="Pooled results"
            actions={
              linkedId !== undefined && (
                <span className="flex flex-wrap gap-2">
                  {canWrite && pooled.results && (pooled.isStale || !taken) && (
                    <Button size="small" variant="primary" busy={isTaking} onClick={take}>
                      Take over the results
                    </Button>
                  )}
                  <ButtonLink size="small" to={analysisAddress({ id: linkedId, kind: 'meta-analysis' })}>
                    Open the meta-analysis
                  </ButtonLink>
                </span>
              )
            }
          >
            {linkedId === undefined ? (
              <div className="space-y-3">
                <p className="text-ink-muted">{studies.length === 0 ? copy.noStudyText : copy.metaLead}</p>
                {canWrite && (
                  <Button
                    variant="primary"
                    busy={isBeginning}
                    disabled={studies.length === 0 || !pooling}
                    onClick={begin}
                  >
                    New meta-analysis of {count(studies.length, 'study', 'studies')}
                  </Button>
                )}
              </div>
            ) : pooled.isPending && !taken ? (
              <Skeleton shape="row" lines={4} />
            ) : (
              <div className="space-y-4">
                {pooled.error && !analysis && <ErrorCard title={copy.failed} error={pooled.error} kept={copy.unseen} />}
                {pooled.isStale && taken ? (
                  <Notice tone="warning" title={copy.stale(dayWords(taken.at))}>
                    {copy.staleText}
                  </Notice>
                ) : (
                  <p className="text-sm text-ink-muted">{taken ? copy.fresh(dayWords(taken.at)) : copy.notTaken}</p>
                )}
                <PooledResults outcomes={shown} body={pooled.isStale && taken ? undefined : analysis?.body} />
                {hasNumbers && coverage.missing.length > 0 && (
                  <p className="text-sm text-ink-muted">
                    {count(coverage.missing.length, 'included study has', 'included studies have')} no numbers there:{' '}
                    {coverage.missing.map((id) => labelOf(papers, id)).join(', ')}.
                  </p>
                )}
                {coverage.foreign.length > 0 && (
                  <Notice tone="warning" title="Numbers of papers that the review does not include">
                    {coverage.foreign.map((id) => (papers.has(id) ? titleOf(papers, id) : id)).join('; ')}
                  </Notice>
                )}
              </div>
            )}
          </Card>
          <FindingsCard outcomes={shown} />
        </div>
        <div className="space-y-6">
          <Card title="Meta-analysis of this review">
            <SelectField
              label="Analysis that pools the results"
              disabled={!canWrite}
              value={wanted ?? linkedId ?? ''}
              onChange={(event) => setWanted(event.target.value)}
              options={[
                { value: '', label: 'None' },
                ...(linkedId !== undefined && !choices.some(({ id }) => id === linkedId)
                  ? [{ value: linkedId, label: taken?.title ?? 'Not in your list' }]
                  : []),
                ...choices.map(({ id, title: name }) => ({ value: id, label: name ?? 'Untitled' })),
              ]}
            />
            {wanted !== undefined && wanted !== (linkedId ?? '') && (
              <div className="mt-3 space-y-2">
                {taken && <p className="text-sm text-ink-muted">What was taken from the one before goes with it.</p>}
                <Button size="small" variant="primary" busy={isLinking} onClick={link}>
                  Use this one
                </Button>
              </div>
            )}
          </Card>
        </div>
      </div>
      <SummaryTable outcomes={shown} />
    </div>
  )
}
