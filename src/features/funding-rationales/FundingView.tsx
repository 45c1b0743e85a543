import { Plus } from 'lucide-react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import { bundleExport, exportFile, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { csvEntry } from '#research/views/view-exports.ts'
import { coverageOfClaims, fundersOf, fundingTemplates, strengthOf } from '#science/funding/rationale.ts'
import { cellText as textOfCell } from '#science/grid/cell-text.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { recencyOf } from '#science/narrative/measures.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { fundingCopy as copy } from './funding.copy.ts'
import { fundingStateSchema, startState, type FundingState } from './funding-state.ts'
import { OfferedClaims } from './OfferedClaims.tsx'
import { PartCard } from './PartCard.tsx'

/** What a new rationale begins with. */
// oxlint-disable-next-line react/only-export-components
export const fundingStart = {
  lead: copy.lead,
  columns: startColumns('aim', 'main-finding', 'limitations', 'design', 'funding', 'grants'),
}

function annexTable(open: OpenGrid, { sections, claims }: FundingState): FigureTable {
  const { papers } = open.grid
  return {
    columns: ['Part', 'Claim', 'Strength', 'Passages'].map((label) => ({ label })),
    rows: sections.flatMap(({ id, heading }) =>
      claims
        .filter(({ sectionId }) => sectionId === id)
        .map((claim) => ({
          id: claim.id,
          cells: [
            heading,
            claim.text,
            copy.strengths[strengthOf(claim, papers)],
            claim.evidence
              .map(({ documentId, quote }) => {
                const paper = papers.get(documentId)
                return `${paper ? shortCitation(paper) : documentId}: “${quote}”`
              })
              .join(' | '),
          ],
        })),
    ),
  }
}

function outlineOf(open: OpenGrid, state: FundingState): string {
  const { papers } = open.grid
  const parts = state.sections.map(({ id, heading }) => {
    const claims = state.claims
      .filter(({ sectionId }) => sectionId === id)
      .map(({ text, evidence }) => {
        const names = [
          ...new Set(evidence.flatMap(({ documentId }) => papers.get(documentId) ?? []).map(shortCitation)),
        ]
        return `- ${text.replaceAll('\n', ' ')}${names.length > 0 ? ` (${names.join('; ')})` : ''}`
      })
    return [`## ${heading}`, state.texts[id]?.trim(), claims.join('\n')].filter(Boolean).join('\n\n')
  })
  const under = provenance(open).map((line) => `- ${line}`)
  return [`# ${open.head?.title ?? ''}`, state.idea.trim(), ...parts, under.join('\n')]
    .filter((each) => each !== '')
    .join('\n\n')
    .concat('\n')
}

const citedIds = ({ claims }: FundingState) => [
  ...new Set(claims.flatMap(({ evidence }) => evidence.map(({ documentId }) => documentId))),
]

const exportsOf = (open: OpenGrid, state: FundingState): ExportEntry[] => [
  {
    label: copy.exports.outline,
    file: () => Promise.resolve(exportFile(open, outlineOf(open, state), 'md', ' outline')),
  },
  csvEntry(open, copy.exports.annex, () => annexTable(open, state), 'evidence'),
  {
    label: copy.exports.bib,
    file: async () => {
      const { writeBibtex } = await import('#science/records/write-bibtex.ts')
      const cited = citedIds(state).flatMap((id) => open.grid.papers.get(id) ?? [])
      return exportFile(open, writeBibtex(cited), 'bib')
    },
  },
  ...tableExports(open, () => {
    const { columns, rows } = annexTable(open, state)
    return {
      title: `${copy.exports.table}: ${open.head?.title ?? ''}`,
      head: columns.slice(1).map(({ label }) => label),
      groups: state.sections.map(({ id, heading }) => ({
        heading,
        rows: rows
          .filter((row) => state.claims.some((claim) => claim.id === row.id && claim.sectionId === id))
          .map(({ cells }) => cells.slice(1).map(cellText)),
      })),
      notes: state.idea.trim() === '' ? [] : [state.idea],
      provenance: provenance(open),
    }
  }).filter(({ label }) => label !== 'Markdown'),
  bundleExport(open, 'funding'),
]

/** The case for a grant, part by part, every claim with what it stands on. */
export function FundingView({ open }: { open: OpenGrid }) {
  const [state, setState] = useViewState(open, 'funding', fundingStateSchema, startState)
  const { grid, papers, mayWrite } = open
  const statements = papers.map(({ id }) => {
    const cell = grid.cell(id, 'funding')
    return { paperId: id, names: cell?.value === undefined ? [] : textOfCell(cell.value).split(';') }
  })
  const funders = fundersOf(statements)
  const share = coverageOfClaims(state.claims, grid.papers)
  const cited = citedIds(state).flatMap((id) => grid.papers.get(id) ?? [])
  const { median } = recencyOf(cited, 0)
  return (
    <PapersProvider papers={grid.papers}>
      <AnalysisFrame open={open} kind="funding" exports={exportsOf(open, state)}>
        <div className="space-y-8">
          <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <TextAreaField
              label={copy.idea}
              hint={copy.ideaHint}
              rows={3}
              maxLength={4000}
              readOnly={!mayWrite}
              value={state.idea}
              onChange={(event) => {
                const { value } = event.target
                setState((before) => ({ ...before, idea: value }))
              }}
            />
            <SelectField
              label={copy.template}
              hint={copy.templateHint}
              disabled={!mayWrite}
              value={state.templateId}
              options={[
                ...fundingTemplates.map(({ id, name }) => ({ value: id, label: name })),
                ...(fundingTemplates.some(({ id }) => id === state.templateId)
                  ? []
                  : [{ value: state.templateId, label: copy.own }]),
              ]}
              onChange={({ target: { value } }) => {
                const template = fundingTemplates.find(({ id }) => id === value)
                if (!template) return
                setState((before) => {
                  const kept = before.sections.filter(
                    ({ id }) =>
                      !template.sections.some((each) => each.id === id) &&
                      ((before.texts[id] ?? '').trim() !== '' ||
                        before.claims.some(({ sectionId }) => sectionId === id)),
                  )
                  return { ...before, templateId: value, sections: [...template.sections, ...kept] }
                })
              }}
            />
          </div>
          <p role="status" className="text-ink-muted">
            {share !== undefined && copy.covered(share)} {median !== undefined && copy.age(median)}
          </p>
          {mayWrite && (
            <OfferedClaims
              open={open}
              parts={state.sections}
              onTake={(sectionId, text, evidence) =>
                setState((before) => ({
                  ...before,
                  claims: [...before.claims, { id: newKey(), sectionId, text, evidence: [...evidence] }],
                }))
              }
            />
          )}
          {state.sections.map((part) => (
            <PartCard key={part.id} {...{ part, state, mayWrite }} papers={grid.papers} onChange={setState} />
          ))}
          {mayWrite && (
            <Button
              icon={Plus}
              onClick={() =>
                setState((before) => ({
                  ...before,
                  sections: [...before.sections, { id: newKey(), heading: copy.newPart, asks: '' }],
                }))
              }
            >
              {copy.addPart}
            </Button>
          )}
          <section aria-labelledby="funders">
            <h2 id="funders" className="mb-2 text-lg font-semibold">
              {copy.funders}
            </h2>
            {funders.length === 0 ? (
              <p className="text-ink-muted">{copy.noFunders}</p>
            ) : (
              <ul className="space-y-1">
                {funders.map(({ name, paperIds }) => (
                  <li key={name} className="flex flex-wrap items-baseline gap-3">
                    {name}{' '}
                    <PapersButton label={`${name}: ${copy.funderPapers(paperIds.length)}`} title={name} ids={paperIds}>
                      {copy.funderPapers(paperIds.length)}
                    </PapersButton>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </AnalysisFrame>
    </PapersProvider>
  )
}
