import type { SearchHit } from '#contract/search.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { facetOptions, yearBars, type FacetOption } from './facets.ts'
import { flipped, type SearchFilters } from './search-filters.ts'
import { YearFacet } from './YearFacet.tsx'

type Props = { hits: readonly SearchHit[]; filters: SearchFilters; onChange: (filters: SearchFilters) => void }

/** What can narrow the papers of a run, with how many each choice would leave. Nothing here costs a search. */
export function FacetPanel({ hits, filters, onChange }: Props) {
  const { types, designs, sources, withAbstract } = facetOptions(hits, filters)
  return (
    <div className="space-y-6">
      <YearFacet bars={yearBars(hits, filters)} filters={filters} onChange={onChange} />
      <Facet
        legend="Study design"
        options={designs}
        onFlip={(design) => onChange({ ...filters, designs: flipped(filters.designs, design) })}
      />
      <Facet
        legend="Type"
        options={types}
        onFlip={(type) => onChange({ ...filters, types: flipped(filters.types, type) })}
      />
      <Facet
        legend="Source"
        options={sources}
        onFlip={(source) => onChange({ ...filters, sources: flipped(filters.sources, source) })}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">Text</legend>
        <Choice
          label="With abstract"
          count={withAbstract}
          isOn={filters.withAbstract}
          onFlip={() => onChange({ ...filters, withAbstract: !filters.withAbstract })}
        />
      </fieldset>
      <p className="text-xs text-ink-muted">Filters work on the papers of this search and cost nothing.</p>
    </div>
  )
}

type FacetProps<T extends string> = { legend: string; options: FacetOption<T>[]; onFlip: (value: T) => void }

function Facet<T extends string>({ legend, options, onFlip }: FacetProps<T>) {
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <ul>
        {options.map(({ value, label, count, isOn }) => (
          <li key={value}>
            <Choice label={label} count={count} isOn={isOn} onFlip={() => onFlip(value)} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type ChoiceProps = { label: string; count: number; isOn: boolean; onFlip: () => void }

function Choice({ label, count, isOn, onFlip }: ChoiceProps) {
  return (
    <Checkbox
      className="w-full py-1 [&>span]:flex-1"
      checked={isOn}
      onChange={onFlip}
      label={
        <span className="flex justify-between gap-3">
          <span className="break-words">{label}</span>
          <span className="text-ink-muted">{count}</span>
        </span>
      }
    />
  )
}
