import type { Analysis } from '#science/statistics/report/analysis.ts'
import type { UnseenStudies } from '#science/statistics/report/further-analyses.ts'
import { unseenText } from '#science/statistics/report/further-text.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { intervalText, measureHead } from '#research/meta-analysis/result-words.ts'
import { CopyText } from './CopyText.tsx'
import type { UnseenChoices } from './further.ts'
import { useUnseen } from './use-further.ts'

type Row = { name: string; value: string; says: string }
type Effect = { estimate: number; low: number; high: number }

function rowsOf({ petPeese, selection }: UnseenStudies, { toNatural, pooled }: Analysis): Row[] {
  const read = ({ estimate, low, high }: Effect) =>
    intervalText({ estimate: toNatural(estimate), low: toNatural(low), high: toNatural(high) })
  const rows: Row[] = pooled ? [{ name: 'As pooled', value: intervalText(pooled.natural), says: '' }] : []
  if (petPeese.ok) {
    const { pet, peese, uses } = petPeese.result
    const says = (name: string) => (uses === name ? 'counts by the rule' : 'does not count by the rule')
    rows.push({ name: 'PET', value: read(pet.at0), says: `${pText(pet.at0.p)}; ${says('PET')}` })
    rows.push({ name: 'PEESE', value: read(peese.at0), says: `${pText(peese.at0.p)}; ${says('PEESE')}` })
  } else rows.push({ name: 'PET-PEESE', value: '', says: petPeese.reason })
  if (!selection.ok) return [...rows, { name: 'Selection model', value: '', says: selection.reason }]
  const { mu, steps, test } = selection.selection
  rows.push({
    name: 'Selection model',
    value: read(mu),
    says: `against no selection: likelihood ratio ${numberText(test.statistic)} on ${test.df} df, ${pText(test.p)}`,
  })
  for (const { from, to, studies, weight, se } of steps) {
    const error = se === undefined ? 'the measure of the others' : `SE ${numberText(se, 3)}`
    rows.push({
      name: `p ${from} to ${to}`,
      value: `seen with weight ${numberText(weight, 3)}`,
      says: `${error}; ${studies === 1 ? '1 study' : `${studies} studies`}`,
    })
  }
  return rows
}

/** PET-PEESE and the selection model as a table and in words, worked out beside the page. */
export function UnseenResult({ analysis, ...choices }: UnseenChoices & { analysis: Analysis }) {
  const found = useUnseen(analysis, choices)
  if (!found) return <Skeleton className="h-40" />
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <Table<Row>
        caption="If studies are unseen"
        rows={rowsOf(found, analysis)}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Method', cell: ({ name }) => name },
          { key: 'value', header: measureHead(analysis), cell: ({ value }) => value },
          { key: 'says', header: 'Result', cell: ({ says }) => says },
        ]}
      />
      <CopyText title="Unseen studies in words" text={unseenText(found, analysis)} />
    </div>
  )
}
