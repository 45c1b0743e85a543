import { useMemo, useState } from 'react'

import type { Assessed } from '#contract/review-entries.ts'
import { appraisalTools, toolById, toolsFor } from '#science/appraisal/tool-list.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { labelOf, paperOf, studiesOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { AppraisalPlots } from './Plots.tsx'
import { IntegrityCard } from './IntegrityCard.tsx'
import { AssessmentForm } from './AssessmentForm.tsx'
import { studyAppraisal } from './settled.ts'

const none: readonly Assessed[] = []

/** Risk of bias of the included studies: a tool by design, two assessors, plots. */
export function AppraisalStage() {
  const { state, papers, beside, me, names, body } = useReview()
  const { record, go } = useReviewAddress()
  const studies = useMemo(() => studiesOf(state), [state])
  const [askedTool, setTool] = useState<{ studyId: string; toolId: string }>()
  const [isFinal, setFinal] = useState(false)
  const current = studies.find(({ studyId }) => studyId === record) ?? studies[0]
  if (!current) {
    return (
      <EmptyState title="No study is included yet">
        Studies appear here once their reports are included at full text.
      </EmptyState>
    )
  }
  const { studyId } = current
  const all = beside.assessed.get(studyId) ?? none
  const currentPaper = paperOf(papers, studyId)
  const fitting = toolsFor(currentPaper?.design ?? 'unknown')
  const used = all.find(({ by }) => by === me)?.toolId ?? all[0]?.toolId
  const asked = askedTool?.studyId === studyId ? askedTool.toolId : undefined
  const tool = toolById(asked ?? used ?? '') ?? fitting[0] ?? appraisalTools[0]
  if (!tool) return null
  const appraisal = studyAppraisal(tool, all, body.assessors)
  const own = appraisal.own.find(({ by }) => by === me)
  const nameOf = (id: string) =>
    id === 'overall' ? 'Overall' : (tool.domains.find((domain) => domain.id === id)?.name ?? id)
  const judged = (id: string | undefined) => tool.judgements.find((each) => each.id === id)?.label ?? id ?? 'Not judged'
  const choose = (id: string) => {
    setFinal(false)
    go({ record: id }, { replace: true })
  }
  return (
    <div className="space-y-8">
      <div className="grid gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <aside aria-label="Studies" className="min-w-0 space-y-3">
          <p className="text-ink-muted">{count(studies.length, 'study', 'studies')} included</p>
          <ul className="scroll-quiet max-h-[32rem] overflow-y-auto rounded-card border border-line bg-surface">
            {studies.map(({ studyId: id, reports }) => {
              const done = beside.assessed.get(id) ?? none
              const isMine = done.some(({ by }) => by === me)
              return (
                <li key={id} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    aria-current={id === studyId}
                    onClick={() => choose(id)}
                    className="flex w-full items-center justify-between gap-2 px-3 py-2 text-left -outline-offset-2 hover:bg-hover aria-[current=true]:bg-accent-soft"
                  >
                    <span className="min-w-0">
                      <span className="line-clamp-1">{labelOf(papers, id)}</span>
                      <span className="block text-xs text-ink-muted">
                        {count(reports.length, 'report', 'reports')} ·{' '}
                        {isMine ? 'assessed by you' : 'not assessed by you'}
                      </span>
                    </span>
                    {done.some((each) => each.isFinal) && <Badge tone="green">Final</Badge>}
                  </button>
                </li>
              )
            })}
          </ul>
          <SelectField
            label="Tool"
            hint={fitting.length > 0 ? 'Those made for the design come first.' : 'No tool is made for this design.'}
            value={tool.id}
            onChange={(event) => setTool({ studyId, toolId: event.target.value })}
            options={[...fitting, ...appraisalTools.filter((each) => !fitting.includes(each))].map((each) => ({
              value: each.id,
              label: `${each.name} (${each.version})`,
            }))}
          />
        </aside>
        <div className="min-w-0 space-y-5">
          {body.assessors > 1 && appraisal.own.length < body.assessors && own && (
            <Notice>Yours is saved. The others’ judgements are shown when all {body.assessors} are in.</Notice>
          )}
          {appraisal.own.length > 1 && (
            <Card
              title={
                appraisal.conflicts.length === 0
                  ? 'The assessors agree'
                  : count(appraisal.conflicts.length, 'judgement differs', 'judgements differ')
              }
              actions={
                <Button size="small" aria-pressed={isFinal} onClick={() => setFinal(!isFinal)}>
                  Final judgement
                </Button>
              }
            >
              {appraisal.conflicts.length > 0 && (
                <Table
                  caption="Where the assessors differ"
                  rows={appraisal.conflicts}
                  rowKey={({ id }) => id}
                  columns={[
                    { key: 'domain', header: 'Domain', cell: ({ id }) => nameOf(id) },
                    {
                      key: 'first',
                      header: names.get(appraisal.own[0]?.by ?? '') ?? 'First',
                      cell: ({ first }) => judged(first),
                    },
                    {
                      key: 'second',
                      header: names.get(appraisal.own[1]?.by ?? '') ?? 'Second',
                      cell: ({ second }) => judged(second),
                    },
                  ]}
                />
              )}
              {appraisal.isFinal && <p className="mt-2 text-ink-muted">A final judgement is saved and counts.</p>}
            </Card>
          )}
          {currentPaper && <IntegrityCard key={studyId} paper={currentPaper} />}
          <AssessmentForm
            key={`${studyId} ${tool.id} ${isFinal}`}
            studyId={studyId}
            tool={tool}
            saved={
              isFinal ? (all.findLast((each) => each.isFinal && each.toolId === tool.id) ?? appraisal.own[0]) : own
            }
            isFinal={isFinal}
          />
        </div>
      </div>
      <AppraisalPlots chosen={studyId} onChoose={choose} />
    </div>
  )
}
