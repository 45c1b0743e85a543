import { use, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'

import type { ReviewOutcome } from '#contract/review-body.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { useGrid } from '#research/grid/use-grid.ts'
import { outcomeColumns } from '#science/arms/arm-columns.ts'
import { armLine, networkLines } from '#science/arms/arm-lines.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { measures, type Measure } from '#science/statistics/measures/measure.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { extractCopy as copy } from '../extract/extract.copy.ts'
import { labelOf, outcomeName, paperOf, studiesOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { PoolingContext, type ExtractedOutcome, type NetworkStudy } from '../pooling.ts'
import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { biasOfOutcome } from './bias-of-outcome.ts'
import type { usePooled } from './use-pooled.ts'

/** A network needs three treatments. */
const LEAST_TREATMENTS = 3
const namesIn = (network: readonly NetworkStudy[]) => [...new Set(network.flatMap(({ lines }) => lines.map(({ treatment }) => treatment)))] // prettier-ignore

const isMeasure = (name: string): name is Measure => name in measures

type Props = { gridId: string; pooled: ReturnType<typeof usePooled> }

/** From confirmed cells to the meta-analysis in one press; what changed above since then is shown before it is taken over. */
export function IntoPool({ gridId, pooled }: Props) {
  const { title, question, row, body, state, papers, canWrite } = useReview()
  const pooling = use(PoolingContext)
  const create = useCreateAnalysis()
  const open = useGrid(gridId)
  const [problem, setProblem] = useState<string>()
  const studies = useMemo(() => studiesOf(state), [state])
  const settled = useSettledAppraisals()
  const { grid, isReady } = open
  const read = useMemo(
    () =>
      body.outcomes.flatMap((outcome) =>
        outcome.isBaseline === true
          ? []
          : [
              {
                outcome,
                lines: studies.map(({ studyId }) => ({
                  ...armLine(grid, paperIdOf(studyId), outcome),
                  label: labelOf(papers, studyId),
                  year: paperOf(papers, studyId)?.year,
                })),
              },
            ],
      ),
    [body.outcomes, studies, grid, papers],
  )
  const treatments = useMemo(
    () =>
      new Map(
        read.map(({ outcome }) => [
          outcome.id,
          outcomeColumns[outcome.kind].of === 'study'
            ? []
            : studies.flatMap(({ studyId }) => {
                const { lines, problem: why } = networkLines(grid, paperIdOf(studyId), outcome)
                return why === undefined ? [{ paperId: paperIdOf(studyId), label: labelOf(papers, studyId), year: paperOf(papers, studyId)?.year, lines }] : [] // prettier-ignore
              }),
        ]),
      ),
    [read, studies, grid, papers],
  )
  const networks = useMemo(
    () =>
      read.flatMap(({ outcome }): ExtractedOutcome[] => {
        const network = treatments.get(outcome.id) ?? []
        const { id, better, measure, isNetwork } = outcome
        if (isNetwork !== true || namesIn(network).length < LEAST_TREATMENTS || !isMeasure(measure)) return []
        return [{ id: `${id}:network`, gridId, name: copy.networkOf(outcomeName(outcome)), measure, better, studies: [], network }] // prettier-ignore
      }),
    [read, treatments, gridId],
  )
  const pairwise = useMemo(
    () =>
      read.flatMap(({ outcome, lines }): ExtractedOutcome[] => {
        const ready = lines.filter((line) => line.problem === undefined)
        const { id, better, kind } = outcome
        const isAccuracy = kind === 'diagnostic'
        const measure = isAccuracy ? 'GEN' : outcome.measure
        if (ready.length === 0 || !isMeasure(measure)) return []
        const name = outcomeName(outcome)
        const ids = new Map(studies.map(({ studyId }) => [paperIdOf(studyId), studyId]))
        const bias = biasOfOutcome(name, studies.map(({ studyId }) => studyId), settled) // prettier-ignore
        const judged = ready.map((line) => ({ ...line, bias: bias.ofStudy.get(ids.get(line.paperId) ?? '') }))
        return [
          {
            id,
            gridId,
            name,
            measure,
            better,
            studies: judged,
            biasDomains: bias.domains,
            ...(isAccuracy && { isAccuracy }),
          },
        ]
      }),
    [read, gridId, studies, settled],
  )
  const wanted = useMemo(() => [...pairwise, ...networks], [pairwise, networks])
  const { linkedId, analysis } = pooled
  const put = useQuery({
    queryKey: ['put-in', linkedId, analysis?.version, wanted],
    queryFn: async () => (await pooling?.putIn(analysis?.body, wanted)) ?? null,
    enabled: isReady && wanted.length > 0 && (linkedId === undefined || analysis !== undefined),
    structuralSharing: false,
    gcTime: 0,
  })
  const [run, isBusy] = useOnce(async () => {
    setProblem(undefined)
    try {
      const made = await pooling?.putIn(analysis?.body, wanted)
      if (!made) return
      if (!made.ok) {
        setProblem(made.reason)
        return
      }
      const documentIds = [...new Set(wanted.flatMap(({ studies: of, network = [] }) => [...of, ...network].map(({ paperId }) => paperId)))] // prettier-ignore
      if (linkedId === undefined || !analysis) {
        const id = await create({
          kind: 'meta-analysis',
          title: `${title}: pooled results`.slice(0, 300),
          query: question,
          documentIds,
          body: made.document,
          ...(row.projectId != null && { projectId: row.projectId }),
        })
        await pooled.link(id)
      } else {
        await callApi(synthesesApi.update, {
          params: { id: linkedId },
          body: {
            body: made.document,
            documentIds: [...new Set([...(analysis.documentIds ?? []), ...documentIds])],
            ...(analysis.version != null && { version: analysis.version }),
          },
        })
        await pooled.refresh()
      }
    } catch (error) {
      toast({ title: copy.notMade, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  if (!isReady || read.length === 0) return null
  const changes = put.data?.ok ? put.data.changes : []
  return (
    <Card title={copy.pool}>
      <p className="text-ink-muted">{copy.poolLead}</p>
      <ul className="mt-3 space-y-3">
        {read.map(({ outcome, lines }) => {
          const lacking = lines.filter((line) => line.problem !== undefined)
          return (
            <li key={outcome.id}>
              <p>
                <strong>{outcomeName(outcome)}</strong>: {copy.ready(lines.length - lacking.length, lines.length)}
              </p>
              <NetworkLine outcome={outcome} names={namesIn(treatments.get(outcome.id) ?? [])} />
              {lacking.length > 0 && (
                <ul className="list-disc pl-5 text-sm text-ink-muted">
                  {lacking.map(({ paperId, label, problem: why }) => (
                    <li key={paperId}>
                      {label}: {why}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      {linkedId !== undefined && changes.length > 0 && (
        <div className="mt-3">
          <Notice tone="warning" title={copy.differs}>
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {linkedId !== undefined && put.data?.ok && changes.length === 0 && <p className="mt-3">{copy.same}</p>}
      {(problem ?? (put.data && !put.data.ok ? put.data.reason : undefined)) !== undefined && (
        <div className="mt-3">
          <Notice tone="error">{problem ?? (put.data && !put.data.ok ? put.data.reason : '')}</Notice>
        </div>
      )}
      {canWrite && wanted.length > 0 && (linkedId === undefined || changes.length > 0) && (
        <Button className="mt-3" variant="primary" busy={isBusy} onClick={run}>
          {linkedId === undefined ? copy.make : copy.takeOver(changes.length)}
        </Button>
      )}
    </Card>
  )
}

/** Says which treatments the arms of an outcome have, and lets them be compared as a network too. */
function NetworkLine({ outcome, names }: { outcome: ReviewOutcome; names: readonly string[] }) {
  const { body, canWrite, save } = useReview()
  if (names.length < LEAST_TREATMENTS) return null
  const isOn = outcome.isNetwork === true
  const toggle = () => {
    const { isNetwork: _before, ...rest } = outcome
    const next = isOn ? rest : { ...rest, isNetwork: true }
    void save({ outcomes: body.outcomes.map((each) => (each.id === outcome.id ? next : each)) })
  }
  return (
    <div className="text-sm">
      <p className="text-ink-muted">{copy.treatments(names)}</p>
      {canWrite && (
        <Button size="small" aria-pressed={isOn} onClick={toggle}>
          {copy.asNetwork}
        </Button>
      )}
    </div>
  )
}
