import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { TableIssue } from '#science/statistics/report/table-checks.ts'
import { sdFromSe } from '#science/statistics/converters/spread.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'

import type { Computed } from '#research/meta-analysis/compute.ts'
import { divideControl, exclude, putWorkedOut, swapGroups } from '../model/edit-lines.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { columnsOf } from '#research/meta-analysis/read-lines.ts'
import type { OnEdit } from './use-grid.ts'

type Props = { computed: Computed; onEdit: OnEdit; onGo: (id: string, key: string) => void }

/** Standard errors that stand as deviations, made into deviations. */
function seToSd(outcome: Outcome, id: string): Outcome {
  const line = outcome.lines.find((each) => each.id === id)
  if (!line) return outcome
  const read = (key: string) => {
    const number = numberIn(line.cells[key] ?? '', 'number')
    return number && 'value' in number ? number.value : Number.NaN
  }
  const pairs = [
    ['sd', 'total'],
    ['controlSd', 'controlTotal'],
  ] as const
  const values = pairs.flatMap(([sd, n]) => {
    const result = sdFromSe(read(sd), read(n))
    if (!result.ok) return []
    const how = { formula: result.formula, source: result.source, from: { SE: String(read(sd)), n: String(read(n)) } }
    return [[sd, { value: result.value, how }] as const]
  })
  return putWorkedOut(id, Object.fromEntries(values))(outcome)
}

/** What somebody should look at, at the table it speaks of, with what can be done about it. */
export function Checks({ computed, onEdit, onGo }: Props) {
  const { analysis, lines, outcome } = computed
  const label = (id: string) =>
    outcome.lines.find((line) => line.id === id)?.cells['label']?.trim() ||
    `Line ${outcome.lines.findIndex((line) => line.id === id) + 1}`
  const names = new Map(columnsOf(outcome).map((column) => [column.key, column.hint ?? column.label]))
  const cells = lines.flatMap(({ id, problems }) =>
    Object.entries(problems).map(([key, problem]) => ({ id, key, problem })),
  )
  const unusable = analysis.rows.flatMap((row) => (row.state === 'unusable' ? [row] : []))
  const corrected = analysis.used.filter(({ effect }) => effect.notes.length > 0)
  const pooled = new Set(analysis.used.map(({ id }) => id))
  const linked = outcome.lines.filter(({ id, paperId }) => paperId !== undefined && pooled.has(id))
  const papers = usePapers(linked.flatMap(({ paperId }) => paperId ?? []))
  const isRetracted = (paperId: string | undefined) =>
    papers.data?.some(({ id, flags }) => id === paperId && flags.retracted === true)
  const retracted = linked.filter(({ paperId }) => isRetracted(paperId))
  const total = cells.length + unusable.length + analysis.issues.length + retracted.length
  if (total === 0 && corrected.length === 0) return null
  return (
    <section aria-label="Checks" className="rounded-card border border-line bg-surface px-4 py-3">
      <h2 className="font-semibold">
        {total === 0 ? 'What was done to the numbers' : count(total, 'thing to look at', 'things to look at')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {analysis.issues.map((issue) => (
          <Item key={`${issue.kind} ${issue.rows.join()}`} isStopping={issue.stops} text={issue.message}>
            <IssueActions issue={issue} label={label} onEdit={onEdit} />
          </Item>
        ))}
        {retracted.map(({ id }) => (
          <Item key={`retracted ${id}`} text={`${label(id)} is pooled, and its paper was retracted.`}>
            <Button size="small" onClick={() => onEdit(exclude([id], 'Retracted'))}>
              Leave out
            </Button>
          </Item>
        ))}
        {cells.map(({ id, key, problem }) => (
          <Item key={`${id} ${key}`} text={`${label(id)}, ${(names.get(key) ?? key).toLowerCase()}: ${problem}`}>
            <Button size="small" onClick={() => onGo(id, key)}>
              Go to the cell
            </Button>
          </Item>
        ))}
        {unusable.map((row) => (
          <Item key={row.id} text={`${row.label} is not pooled. ${row.reason}`}>
            <Button size="small" onClick={() => onGo(row.id, 'label')}>
              Go to the line
            </Button>
          </Item>
        ))}
        {corrected.map(({ id, label: name, effect }) => (
          <li key={id} className="py-1.5 text-ink-muted">{`${name}: ${effect.notes.join('; ')}.`}</li>
        ))}
      </ul>
    </section>
  )
}

function Item({ text, isStopping = false, children }: { text: string; isStopping?: boolean; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="flex min-w-0 flex-1 items-start gap-2">
        <TriangleAlert
          size={16}
          aria-hidden
          className={`mt-0.5 shrink-0 ${isStopping ? 'text-state-red' : 'text-state-yellow'}`}
        />
        <span className="min-w-60">
          {isStopping && <strong className="font-semibold">Nothing is pooled until you decide. </strong>}
          {text}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

type ActionProps = { issue: TableIssue; label: (id: string) => string; onEdit: OnEdit }

function IssueActions({ issue, label, onEdit }: ActionProps) {
  const { kind, rows, stops } = issue
  const [first = ''] = rows
  const keepOnly = (id: string) =>
    onEdit(
      exclude(
        rows.filter((row) => row !== id),
        kind === 'same-numbers' ? `Same numbers as ${label(id)}` : `Same people as ${label(id)}`,
      ),
    )
  const pool = stops && (
    <Button
      size="small"
      onClick={() => onEdit((before) => ({ ...before, settings: { ...before.settings, dependent: 'pool' } }))}
    >
      Pool all the same
    </Button>
  )
  switch (kind) {
    case 'same-sample':
    case 'same-numbers':
      return (
        <>
          {rows.slice(0, 4).map((id) => (
            <Button key={id} size="small" onClick={() => keepOnly(id)}>
              {`Keep only ${label(id)}`}
            </Button>
          ))}
          {pool}
        </>
      )
    case 'shared-control':
    case 'same-control':
      return (
        <>
          <Button size="small" onClick={() => onEdit(divideControl(rows, `Control of ${label(first)}`))}>
            {`Divide among ${rows.length}`}
          </Button>
          {pool}
        </>
      )
    case 'opposite':
      return (
        <Button size="small" onClick={() => onEdit(swapGroups(first))}>
          Exchange its groups
        </Button>
      )
    case 'deviation':
      return (
        <Button size="small" onClick={() => onEdit((before) => seToSd(before, first))}>
          They are standard errors
        </Button>
      )
  }
}
