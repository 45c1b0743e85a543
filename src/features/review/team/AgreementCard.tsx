import { useMemo } from 'react'

import type { ReviewStage } from '#contract/review-log.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { coefficientText } from '../model/coefficient-text.ts'
import { stageNames } from '../model/words.ts'
import { agreementBasis, agreementRows, reasonAgreement, stageAgreement } from './agreement.ts'

/** Agreement at one stage: every measure, then each two people. */
export function AgreementCard({ stage }: { stage: ReviewStage }) {
  const { state, events, names } = useReview()
  const agreement = useMemo(() => stageAgreement(events, stage), [events, stage])
  const reasons = useMemo(() => reasonAgreement(events), [events])
  const { people, report } = agreement
  const nameOf = (place: number) => names.get(people[place] ?? '') ?? 'Somebody who left'
  if (people.length < 2) {
    return (
      <Card title={`Agreement: ${stageNames[stage]}`}>
        <p className="text-ink-muted">
          {state.stages[stage].reviewers < 2
            ? 'One person decides at this stage, so agreement cannot be measured and must not be claimed.'
            : 'Agreement is counted when two people have voted on the same records.'}
        </p>
      </Card>
    )
  }
  return (
    <Card title={`Agreement: ${stageNames[stage]}`}>
      <div className="space-y-4">
        <p className="text-ink-muted">{agreementBasis(report)}</p>
        <Table
          caption={`Agreement of all, ${stageNames[stage].toLowerCase()}`}
          rows={agreementRows(agreement)}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'Measure', cell: ({ name }) => name },
            { key: 'value', header: 'Value (95% interval)', align: 'right', cell: ({ value }) => value },
            { key: 'items', header: 'Records', align: 'right', cell: ({ items }) => items },
          ]}
        />
        <Table
          caption={`Agreement by pair, ${stageNames[stage].toLowerCase()}`}
          rows={report.pairs}
          rowKey={({ first, second }) => `${first} ${second}`}
          columns={[
            { key: 'pair', header: 'Pair', cell: ({ first, second }) => `${nameOf(first)} and ${nameOf(second)}` },
            { key: 'items', header: 'Both voted', align: 'right', cell: ({ items }) => items },
            { key: 'conflicts', header: 'Differed', align: 'right', cell: ({ conflicts }) => conflicts },
            {
              key: 'share',
              header: 'Agreed',
              align: 'right',
              cell: ({ share }) => (share === undefined ? '–' : `${(100 * share).toFixed(1)}%`),
            },
            { key: 'kappa', header: 'Cohen’s kappa', align: 'right', cell: ({ kappa }) => coefficientText(kappa) },
          ]}
        />
        {stage === 'full-text' && reasons.both > 0 && (
          <p className="text-ink-muted">
            Same reason given for {reasons.same} of {reasons.both} reports that both excluded.
          </p>
        )}
        <p className="text-xs text-ink-muted">
          Votes as they were before conflicts were decided. Where nearly everything is excluded, kappa is low by its
          arithmetic; AC1 is not.
        </p>
      </div>
    </Card>
  )
}
