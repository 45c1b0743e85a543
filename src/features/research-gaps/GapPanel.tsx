import { HandCoins, ListTodo, Search, X } from 'lucide-react'
import { useState } from 'react'

import type { GridColumn, GridEntry } from '#contract/grid.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { viewAddress } from '#research/analyses/view-address.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { scoreParts } from '#science/gaps/rank-gaps.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { gapColumns, QUESTION, scoreColumns, STATUS, statuses, valueName } from './gap-state.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import type { Gap } from './use-gaps.ts'

type Props = { open: OpenGrid; gap: Gap; onClose: () => void }

/** One gap: its sentences or papers, what may have answered it, what people say of it, and where it leads. */
export function GapPanel({ open, gap, onClose }: Props) {
  const { grid, writes, mayWrite } = open
  const [question, setQuestion] = useState(gap.question || questionOf(gap))
  const set = (column: GridColumn, value: string | number | undefined) => {
    const missing = gapColumns.filter(({ id }) => !grid.columnById.has(id))
    const cell = { kind: 'cell' as const, rowId: gap.rowId, columnId: column.id, columnVersion: 1 }
    const entries: GridEntry[] = [
      ...missing.map((each) => ({ kind: 'column' as const, column: each })),
      ...(grid.rowById.has(gap.rowId)
        ? []
        : [
            {
              kind: 'row' as const,
              row: { id: gap.rowId, kind: 'claim' as const, label: gap.statement.slice(0, 500) },
            },
          ]),
      value === undefined ? { ...cell, verb: 'clear' } : { ...cell, verb: 'set', value },
    ]
    writes.write(entries)
  }
  return (
    <section aria-label="Gap" className="space-y-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-base font-semibold">{copy.types[gap.type]} gap</h2>
        <IconButton label="Close" icon={X} size="small" onClick={onClose} />
      </div>
      {gap.type !== 'stated' && (
        <p>
          {gap.statement}{' '}
          {gap.papers.length > 0 && (
            <PapersButton title={gap.values.map(valueName).join(', ')} ids={gap.papers}>
              show the papers
            </PapersButton>
          )}
        </p>
      )}
      {mayWrite && (
        <>
          <div className="grid grid-cols-3 gap-2">
            {scoreParts.map((part) => (
              <SelectField
                key={part}
                label={part === 'evidence' ? 'Evidence' : scoreColumns[part].name}
                value={gap.scores[part] === undefined ? '' : String(gap.scores[part])}
                onChange={(event) =>
                  set(scoreColumns[part], event.target.value === '' ? undefined : Number(event.target.value))
                }
                options={[
                  { value: '', label: '–' },
                  ...[0, 1, 2, 3, 4, 5].map((n) => ({ value: String(n), label: String(n) })),
                ]}
              />
            ))}
          </div>
          <SelectField
            label="Status"
            {...(!gap.isStatusSet && { hint: 'By rules, until a person sets it.' })}
            value={gap.status}
            onChange={(event) => set(STATUS, event.target.value)}
            options={statuses.map((value) => ({ value, label: copy.statuses[value] }))}
          />
          <TextAreaField
            label="As a question"
            hint="Population, intervention, comparison, outcome."
            maxLength={2000}
            rows={2}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            onBlur={() => question.trim() !== gap.question && question.trim() !== '' && set(QUESTION, question.trim())}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" icon={Search} to={paths.search({ q: question.slice(0, 400) })}>
          Search for it
        </ButtonLink>
        <ButtonLink size="small" icon={HandCoins} to={viewAddress('funding', open.id)}>
          Funding rationale
        </ButtonLink>
        <Button
          size="small"
          icon={ListTodo}
          onClick={() =>
            openDialog({
              name: 'assign-task',
              origin: { originatingTool: 'research-gap-analysis', originalTaskId: gap.rowId },
              title: question.slice(0, 200),
              description: [gap.statement, ...gap.evidence.slice(0, 5).map(({ quote }) => `“${quote}”`)].join('\n\n'),
            })
          }
        >
          Make it a task
        </Button>
      </div>
      {gap.answers.length > 0 && (
        <div className="space-y-3">
          <h3 className="font-semibold">Possibly answered since</h3>
          <p className="text-ink-muted">{copy.answeredHint}</p>
          {gap.answers.slice(0, 5).map(({ documentId, evidence, coverage }) => {
            const paper = grid.papers.get(documentId)
            return (
              <div key={documentId}>
                <p className="mb-1 text-xs text-ink-muted">
                  {paper ? shortCitation(paper) : documentId}, {Math.round(coverage * 100)} % of its words
                </p>
                <EvidenceQuote evidence={evidence} />
              </div>
            )
          })}
        </div>
      )}
      {gap.evidence.length > 0 && (
        <div className="space-y-3">
          <h3 className="font-semibold">In the words of the papers</h3>
          {gap.evidence.slice(0, 12).map((evidence) => {
            const paper = grid.papers.get(evidence.documentId)
            return (
              <div key={`${evidence.documentId} ${evidence.start}`}>
                <p className="mb-1 text-xs text-ink-muted">{paper ? shortCitation(paper) : evidence.documentId}</p>
                <EvidenceQuote evidence={evidence} />
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
}

/** Words to begin a question with; a stated gap begins with its own sentence. */
const questionOf = ({ type, values, statement }: Gap) =>
  type === 'stated' ? statement : values.map(valueName).join(', ')
