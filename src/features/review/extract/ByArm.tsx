import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { GridRow } from '#contract/grid.ts'
import type { ReviewOutcome } from '#contract/review-body.ts'
import type { Paper } from '#contract/papers.ts'
import { evidenceCopy } from '#research/evidence/evidence.copy.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { armColumns, armRoles, outcomeColumns, outcomeRowId, type ArmColumn } from '#science/arms/arm-columns.ts'
import { armFindings } from '#science/arms/arm-checks.ts'
import { armLine } from '#science/arms/arm-lines.ts'
import type { FullText } from '#science/evidence/full-text.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { paths } from '#shared/paths.ts'

import { labelOf, outcomeName, paperOf, studiesOf, titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { QuoteField, Quotes } from '../QuoteField.tsx'
import { numbersOf } from './paper-numbers.ts'
import { ConvertForm, type Worked } from './ConvertForm.tsx'
import { extractCopy as copy } from './extract.copy.ts'
import { ValueInput } from './ValueInput.tsx'

/** Results of one study at a time, by arm and outcome: a form whose values are cells of the review's table. */
export function ByArm({ open }: { open: OpenGrid }) {
  const { body, state, papers } = useReview()
  const studies = useMemo(() => studiesOf(state), [state])
  const [studyId, setStudyId] = useState<string>()
  const [outcomeId, setOutcomeId] = useState<string>()
  const study = studies.find((each) => each.studyId === studyId) ?? studies[0]
  const outcome = body.outcomes.find(({ id }) => id === outcomeId) ?? body.outcomes[0]
  const paper = study && paperOf(papers, study.studyId)
  if (!outcome || !study || !paper) return null
  const isDone = (id: string) => armLine(open.grid, paperIdOf(id), outcome).problem === undefined
  return (
    <Card title={copy.title}>
      <p className="mb-3 text-ink-muted">{copy.lead}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Study"
          value={study.studyId}
          onChange={(event) => setStudyId(event.target.value)}
          options={studies.map(({ studyId: value }) => ({
            value,
            label: `${labelOf(papers, value)}${isDone(value) ? ' ✓' : ''}`,
          }))}
        />
        <SelectField
          label="Outcome"
          value={outcome.id}
          onChange={(event) => setOutcomeId(event.target.value)}
          options={body.outcomes.map((each) => ({ value: each.id, label: outcomeName(each) }))}
        />
      </div>
      {study.reports.length > 1 && (
        <section aria-label={copy.reports} className="mt-3">
          <h3 className="text-sm font-semibold">{copy.reports}</h3>
          <ul className="list-disc pl-5 text-sm">
            {study.reports.map(({ id }) => (
              <li key={id}>{titleOf(papers, id)}</li>
            ))}
          </ul>
        </section>
      )}
      <StudyForm key={`${study.studyId} ${outcome.id}`} open={open} paper={paper} outcome={outcome} />
    </Card>
  )
}

type Under = { id: string; label: string }

function StudyForm({ open, paper, outcome }: { open: OpenGrid; paper: Paper; outcome: ReviewOutcome }) {
  const { grid, writes, mayWrite } = open
  const [passage, setPassage] = useState<Evidence>()
  const arms = grid.rows.filter(({ kind, documentId }) => kind === 'arm' && documentId === paper.id)
  const { of, columns } = outcomeColumns[outcome.kind]
  const places: Under[] =
    of === 'study' ? [{ id: paper.id, label: '' }] : arms.map(({ id, label }) => ({ id, label: label ?? 'Arm' }))
  const line = armLine(grid, paper.id, outcome)
  const { problem } = line
  const findings = armFindings(line, outcome)
  const texts = useFullTexts([paper])
  const fullText = texts.papers[0]?.fullTexts?.[0]
  const withColumns = (keys: readonly ArmColumn[]) => {
    const missing = keys.map((key) => armColumns[key]).filter(({ id }) => !grid.columnById.has(id))
    if (missing.length > 0) writes.putColumns(missing)
  }
  const prepare = (under: Under) => {
    withColumns(columns)
    const id = outcomeRowId(under.id, outcome.id)
    if (grid.rowById.has(id)) return
    const name = under.label === '' ? outcomeName(outcome) : `${under.label}: ${outcomeName(outcome)}`
    const parent = under.id === paper.id ? {} : { parentId: under.id }
    writes.putRows([{ id, kind: 'outcome', documentId: paper.id, label: name.slice(0, 500), ...parent }])
  }
  const put = (under: Under, values: readonly (Omit<Worked, 'note'> & { note?: string })[], evidence?: Evidence) => {
    prepare(under)
    const rowId = outcomeRowId(under.id, outcome.id)
    writes.commitCells(
      values.map(({ column, value, note }) => {
        const { id: columnId } = armColumns[column]
        const before = grid.cell(rowId, columnId)
        const carried = evidence ?? passage
        return {
          rowId,
          columnId,
          verb: before?.value === undefined ? 'set' : 'edit',
          value,
          ...(carried && { evidence: [carried] }),
          ...(note !== undefined && { note: note.slice(0, 2000) }),
          ...((before?.people.length ?? 0) > 1 && { settles: true }),
        }
      }),
    )
  }
  const addArm = (label: string) => {
    withColumns(columns)
    if (!grid.columnById.has(armColumns.role.id)) writes.putColumns([armColumns.role])
    writes.putRows([{ id: newKey(), kind: 'arm', documentId: paper.id, label: label.slice(0, 500) }])
  }
  return (
    <div className="mt-4 space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink size="small" to={paths.document(paper.id)} target="_blank">
          Read
        </ButtonLink>
        {problem !== undefined && <p className="text-sm text-state-yellow">{problem}</p>}
      </div>
      {findings.length > 0 && (
        <Notice tone="warning" title={copy.check}>
          <ul className="list-disc pl-5">
            {findings.map(({ what, calculation }) => (
              <li key={`${what} ${calculation}`}>
                {what} <span className="text-ink-muted">{calculation}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {of === 'arm' && arms.length === 0 && <p className="text-ink-muted">{copy.noArm}</p>}
      <ul className="space-y-4">
        {places.map((under) => (
          <li key={under.id} className="rounded-control border border-line p-4">
            {of === 'arm' && (
              <ArmHead
                open={open}
                arm={under}
                row={grid.rowById.get(under.id)}
                onBefore={() => withColumns(['role'])}
              />
            )}
            {of === 'arm' && outcome.isNetwork === true && (
              <div className="mb-3">
                <ValueInput
                  open={open}
                  rowId={under.id}
                  column="treatment"
                  of={under.label}
                  passage={undefined}
                  onBefore={() => withColumns(['treatment'])}
                />
              </div>
            )}
            <div className="flex flex-wrap items-end gap-3">
              {columns.map((column) => (
                <ValueInput
                  key={column}
                  open={open}
                  rowId={outcomeRowId(under.id, outcome.id)}
                  column={column}
                  of={under.label}
                  passage={passage}
                  onBefore={() => prepare(under)}
                />
              ))}
              {mayWrite && <ConvertForm kind={outcome.kind} of={under.label} onPut={(values) => put(under, values)} />}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite && of === 'arm' && <AddField label={copy.addArm} hint={copy.armHint} maxLength={500} onAdd={addArm} />}
      {mayWrite && (
        <>
          <QuoteField paper={paper} label={copy.passage} onAdd={setPassage} />
          {passage && (
            <div className="space-y-1">
              <p className="text-sm">{copy.carried}</p>
              <Quotes evidence={[passage]} />
              <Button size="small" variant="ghost" onClick={() => setPassage(undefined)}>
                {copy.drop}
              </Button>
            </div>
          )}
          <Suggestions
            paper={paper}
            fullText={fullText}
            texts={texts}
            outcome={outcome}
            places={places}
            onPut={(under, values, sentence) =>
              put(under, values, evidenceFor(paper, sentence, fullText ? [fullText] : []))
            }
          />
        </>
      )}
    </div>
  )
}

type ArmHeadProps = { open: OpenGrid; arm: Under; row: GridRow | undefined; onBefore: () => void }

function ArmHead({ open, arm, row, onBefore }: ArmHeadProps) {
  const { grid, writes, mayWrite } = open
  const role = grid.cell(arm.id, armColumns.role.id)?.value
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
      <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{arm.label}</h3>
      <SelectField
        label={copy.role(arm.label)}
        labelHidden
        disabled={!mayWrite}
        value={typeof role === 'string' ? role : ''}
        onChange={(event) => {
          onBefore()
          const place = { rowId: arm.id, columnId: armColumns.role.id }
          if (event.target.value === '') writes.commitCell({ ...place, verb: 'clear' })
          else writes.commitCell({ ...place, verb: role === undefined ? 'set' : 'edit', value: event.target.value })
        }}
        options={[{ value: '', label: copy.noRole }, ...armRoles.map((value) => ({ value, label: value }))]}
      />
      {mayWrite && row && (
        <IconButton
          label={`Remove the arm “${arm.label}”`}
          icon={Trash2}
          size="small"
          onClick={() => writes.removeRow(row)}
        />
      )}
    </div>
  )
}

type SuggestionsProps = {
  paper: Paper
  fullText: FullText | undefined
  texts: Pick<ReturnType<typeof useFullTexts>, 'isPending' | 'error' | 'retry'>
  outcome: ReviewOutcome
  places: readonly Under[]
  onPut: (under: Under, values: readonly { column: ArmColumn; value: number }[], sentence: string) => void
}

function Suggestions({ paper, fullText, texts, outcome, places, onPut }: SuggestionsProps) {
  const found = useMemo(() => numbersOf(paper, fullText, outcome.kind), [paper, fullText, outcome.kind])
  const hasText = Boolean(paper.abstract?.trim()) || fullText !== undefined
  return (
    <section aria-label={copy.suggestions} className="border-t border-line pt-3">
      <h3 className="font-semibold">{copy.suggestions}</h3>
      {texts.error && <ErrorCard title={evidenceCopy.textFailed} error={texts.error} onRetry={texts.retry} />}
      <p className="text-sm text-ink-muted">
        {texts.isPending
          ? copy.reading
          : hasText
            ? copy.suggestionsLead(fullText ? 'both' : texts.error ? 'unread' : 'abstract')
            : texts.error
              ? copy.noAbstractRead
              : copy.noAbstract}
      </p>
      {!texts.isPending && hasText && found.length === 0 && (
        <p className="mt-1 text-sm">{copy.noSuggestion(fullText !== undefined)}</p>
      )}
      <ul className="mt-2 space-y-3">
        {found.map(({ words, sentence, values, isAbstract }, index) => (
          // Two sentences may say the same; their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${words}`} className="space-y-1">
            <p className="text-sm">
              <strong>{words}</strong>{' '}
              <span className="text-ink-muted">
                “{sentence}” {!isAbstract && copy.inFullText}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {places.map((under) => (
                <Button
                  key={under.id}
                  size="small"
                  onClick={() =>
                    onPut(
                      under,
                      Object.entries(values).map(([column, value]) => ({ column: column as ArmColumn, value })),
                      sentence,
                    )
                  }
                >
                  {under.label === '' ? 'Put in' : copy.into(under.label)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
