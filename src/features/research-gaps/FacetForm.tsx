import { Grid2x2, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { facetNames, type KeptFacet } from './gap-state.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import { commonestValues, DECADE_COLUMN, DESIGN_COLUMN, firstMap, type Gaps } from './use-gaps.ts'

const valuesIn = (text: string) =>
  [
    ...new Set(
      text
        .split(';')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ].slice(0, 40)

/** The questions of the map: each with values that are looked for in the papers, or with those of a column. */
export function FacetForm({ open, gaps }: { open: OpenGrid; gaps: Gaps }) {
  const { state, setState } = gaps
  const facets = state.facets ?? []
  const put = (next: (before: KeptFacet[]) => KeptFacet[]) =>
    setState((before) => ({ ...before, facets: next(before.facets ?? []) }))
  const columns = [
    DESIGN_COLUMN,
    DECADE_COLUMN,
    ...open.grid.columns
      .filter(({ type, field }) => type !== 'effect' && field !== 'Gaps')
      .map(({ id, name }) => ({ id, name: `Column: ${name}` })),
  ]
  const first = facets.length === 0 ? firstMap(open, gaps.topics) : []
  const next = facetNames.find((name) => !facets.some((facet) => facet.name === name)) ?? 'Question'
  return (
    <section aria-label="Questions of the map" className="space-y-3">
      {facets.map((facet) => (
        <div key={facet.id} className="flex flex-wrap items-end gap-3">
          <SelectField
            label={`${facet.name} from`}
            className="w-56 max-w-full"
            value={facet.columnId ?? ''}
            onChange={(event) => {
              const columnId = event.target.value
              put((before) =>
                before.map(({ columnId: _before, ...each }) =>
                  each.id !== facet.id
                    ? { ...each, ...(_before !== undefined && { columnId: _before }) }
                    : columnId === ''
                      ? each
                      : { ...each, columnId, values: commonestValues(open, columnId) },
                ),
              )
            }}
            options={[
              { value: '', label: 'Words of the papers' },
              ...columns.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <ValuesField
            key={facet.values.join(';')}
            facet={facet}
            onKeep={(values) =>
              put((before) => before.map((each) => (each.id === facet.id ? { ...each, values } : each)))
            }
          />
          <IconButton
            label={`Remove ${facet.name}`}
            icon={Trash2}
            className="mb-6"
            onClick={() => put((before) => before.filter(({ id }) => id !== facet.id))}
          />
        </div>
      ))}
      {first.length > 0 && (
        <Notice
          action={
            <Button size="small" icon={Grid2x2} onClick={() => put(() => first)}>
              {copy.drawFirst}
            </Button>
          }
        >
          {copy.firstMap(first[0]?.values ?? [], first[1]?.name ?? '')}
        </Notice>
      )}
      {facets.length < 4 && (
        <Button
          icon={Plus}
          onClick={() => put((before) => [...before, { id: `facet-${newKey()}`, name: next, values: [] }])}
        >
          Add {next.toLowerCase()}
        </Button>
      )}
    </section>
  )
}

function ValuesField({ facet, onKeep }: { facet: KeptFacet; onKeep: (values: string[]) => void }) {
  const [text, setText] = useState(facet.values.join('; '))
  const keep = () => {
    const values = valuesIn(text)
    if (values.join(';') !== facet.values.join(';')) onKeep(values)
  }
  return (
    <TextField
      label={`${facet.name}: values`}
      hint="With a semicolon between them; words that count alike with a bar: children|infants; adults"
      className="min-w-0 flex-1 basis-72"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
