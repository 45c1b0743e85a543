import * as z from 'zod/mini'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, exportFile, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { NoPapersYet } from '#research/views/NoPapersYet.tsx'
import { PapersProvider } from '#research/views/show-papers.tsx'
import { csvEntry } from '#research/views/view-exports.ts'
import { clinicalMeasures, type ClinicalMeasure } from '#science/clinical/outcome.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { Applicability } from './Applicability.tsx'
import { clinicalCopy as copy } from './clinical.copy.ts'
import { newOutcome, type ClinicalState } from './clinical-state.ts'
import { absoluteText, differenceText, effectText } from './effect-words.ts'
import { OutcomeCard } from './OutcomeCard.tsx'
import { useClinical, type Clinical } from './use-clinical.ts'

/** What a new clinical summary begins with. */
// oxlint-disable-next-line react/only-export-components
export const clinicalStart = {
  lead: copy.lead,
  columns: startColumns(
    'population',
    'intervention',
    'comparator',
    'setting',
    'design',
    'sample-size',
    'events',
    'effect',
    'follow-up',
  ),
}

function summaryTable({ state, resultOf }: Clinical): FigureTable {
  return {
    columns: Object.values(copy.columns).map((label) => ({ label })),
    rows: state.outcomes.map((outcome) => {
      const result = resultOf(outcome)
      const { effect, absolute } = result
      const isCounted = absolute?.ok === true
      return {
        id: outcome.id,
        cells: [
          outcome.name,
          effect.ok ? String(effect.studies) : '0',
          effect.ok ? `${outcome.measure} ${effectText(effect.natural)}` : effect.reason,
          isCounted ? String(Math.round(absolute.effect.without)) : '–',
          isCounted ? differenceText(absolute.effect.difference.estimate) : '–',
          result.needed ?? '–',
          copy.levels[result.certainty],
        ],
      }
    }),
  }
}

function briefOf(open: OpenGrid, clinical: Clinical): string {
  const { state, resultOf } = clinical
  const parts = Object.entries(state.parts)
    .filter(([, text]) => text.trim() !== '')
    .map(([part, text]) => `- ${copy.parts[part as keyof ClinicalState['parts']]}: ${text}`)
  const outcomes = state.outcomes.map((outcome) => {
    const result = resultOf(outcome)
    const effect = result.effect.ok
      ? copy.result(effectText(result.effect.natural), result.effect.studies)
      : result.effect.reason
    const lines = [`${outcome.measure} ${effect}.`, absoluteText(result), result.needed && `${result.needed}.`]
    return `## ${outcome.name}\n\n${lines.filter(Boolean).join(' ')} ${copy.certainty}: ${copy.levels[result.certainty].toLowerCase()}.`
  })
  const under = provenance(open).map((line) => `- ${line}`)
  return [`# ${open.head?.title ?? ''}`, `*${copy.standing}*`, parts.join('\n'), ...outcomes, under.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

const exportsOf = (open: OpenGrid, clinical: Clinical): ExportEntry[] => [
  csvEntry(open, copy.exports.csv, () => summaryTable(clinical), 'summary'),
  {
    label: copy.exports.brief,
    file: () => Promise.resolve(exportFile(open, briefOf(open, clinical), 'md', ' brief')),
  },
  ...tableExports(open, () => {
    const { columns, rows } = summaryTable(clinical)
    return {
      title: `${copy.table}: ${open.head?.title ?? ''}`,
      head: columns.map(({ label }) => label),
      groups: [{ rows: rows.map(({ cells }) => cells.map(cellText)) }],
      notes: [copy.standing],
      provenance: provenance(open),
    }
  }).filter(({ label }) => label !== 'Markdown'),
  bundleExport(open, 'clinical'),
]

const outcomeForm = z.object({ name: neededText(copy.nameMissing), measure: z.enum(clinicalMeasures) })

function NewOutcome({ onAdd }: { onAdd: (name: string, measure: ClinicalMeasure) => void }) {
  const form = useForm({
    schema: outcomeForm,
    defaultValues: { name: '', measure: 'RR' },
    send: ({ name, measure }) => {
      onAdd(name, measure)
      form.reset({ name: '', measure })
    },
  })
  return (
    <Form of={form} className="flex flex-wrap items-end gap-3">
      <TextField {...form.field('name')} className="min-w-60 flex-1" label={copy.name} maxLength={300} />
      <SelectField
        {...form.choice('measure')}
        className="w-60"
        label={copy.measure}
        options={clinicalMeasures.map((value) => ({ value, label: copy.measures[value] }))}
      />
      <SubmitButton {...form.button}>{copy.add}</SubmitButton>
    </Form>
  )
}

/** A question, its outcomes in absolute numbers with their certainty, and whether they hold for one's own patients. */
export function ClinicalView({ open }: { open: OpenGrid }) {
  const clinical = useClinical(open)
  const { state, setState } = clinical
  const { mayWrite } = open
  const summary = summaryTable(clinical)
  return (
    <PapersProvider papers={open.grid.papers}>
      <AnalysisFrame open={open} kind="clinical" exports={state.outcomes.length > 0 ? exportsOf(open, clinical) : []}>
        <div className="space-y-8">
          <Notice tone="info">{copy.standing}</Notice>
          <section aria-labelledby="clinical-question">
            <h2 id="clinical-question" className="mb-3 text-lg font-semibold">
              {copy.pico}
            </h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {(Object.keys(copy.parts) as (keyof ClinicalState['parts'])[]).map((part) => (
                <TextField
                  key={part}
                  label={copy.parts[part]}
                  maxLength={2000}
                  readOnly={!mayWrite}
                  value={state.parts[part]}
                  onChange={(event) => {
                    const { value } = event.target
                    setState((before) => ({ ...before, parts: { ...before.parts, [part]: value } }))
                  }}
                />
              ))}
            </div>
          </section>
          <section aria-labelledby="clinical-outcomes" className="space-y-4">
            <h2 id="clinical-outcomes" className="text-lg font-semibold">
              {copy.outcomes}
            </h2>
            {mayWrite && (
              <NewOutcome
                onAdd={(name, measure) =>
                  setState((before) => ({
                    ...before,
                    outcomes: [...before.outcomes, newOutcome(newKey(), name, measure)],
                  }))
                }
              />
            )}
            {state.outcomes.length === 0 && <EmptyState title={copy.noOutcomes}>{copy.noOutcomesText}</EmptyState>}
            {state.outcomes.map((outcome) => (
              <OutcomeCard
                key={outcome.id}
                {...{ clinical, outcome, mayWrite }}
                onRemove={() =>
                  setState((before) => ({
                    ...before,
                    outcomes: before.outcomes.filter(({ id }) => id !== outcome.id),
                  }))
                }
              />
            ))}
          </section>
          {state.outcomes.length > 0 && (
            <Table
              caption={copy.table}
              captionShown
              rows={summary.rows}
              rowKey={(row) => row.id}
              columns={summary.columns.map(({ label }, index) => ({
                key: label,
                header: label,
                cell: (row: FigureTable['rows'][number]) => cellText(row.cells[index] ?? ''),
              }))}
            />
          )}
          <section aria-labelledby="clinical-applies">
            <h2 id="clinical-applies" className="text-lg font-semibold">
              {copy.applies}
            </h2>
            <p className="mt-1 mb-3 text-ink-muted">{copy.appliesLead}</p>
            {open.hasNoPapers ? <NoPapersYet /> : <Applicability clinical={clinical} mayWrite={mayWrite} />}
          </section>
        </div>
      </AnalysisFrame>
    </PapersProvider>
  )
}
