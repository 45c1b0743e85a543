import { useState, type ReactNode } from 'react'

import type { SearchHit } from '#contract/search.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { facetOptions, yearBars, type FacetOption } from './facets.ts'
import { flipped, sampleSteps, type SearchFilters } from './search-filters.ts'
import { YearFacet } from './YearFacet.tsx'

type Props = {
  hits: readonly SearchHit[]
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
  /** Which libraries its papers came from is left out. */
  isShared?: boolean
}

/** What can narrow the papers of a run, with how many each choice would leave. Nothing here costs a search. */
export function FacetPanel({ hits, filters, onChange, isShared = false }: Props) {
  const { types, designs, sources, venues, languages, samples, openAccess, withAbstract, onlyNew } = facetOptions(
    hits,
    filters,
  )
  const isRerun = hits.some(({ isNew }) => isNew !== undefined)
  return (
    <div className="space-y-6">
      <YearFacet bars={yearBars(hits, filters)} filters={filters} onChange={onChange} />
      <Facet
        legend="Study design"
        help={<HelpLink article="study-designs" about="study designs" />}
        options={designs}
        onFlip={(design) => onChange({ ...filters, designs: flipped(filters.designs, design) })}
      />
      <Facet
        legend="Type"
        options={types}
        onFlip={(type) => onChange({ ...filters, types: flipped(filters.types, type) })}
      />
      <Facet
        legend="Venue"
        options={venues}
        onFlip={(venue) => onChange({ ...filters, venues: flipped(filters.venues, venue) })}
      />
      {languages.length > 1 || filters.languages.length > 0 ? (
        <Facet
          legend="Language"
          options={languages}
          onFlip={(language) => onChange({ ...filters, languages: flipped(filters.languages, language) })}
        />
      ) : null}
      <label className="block">
        <span className="mb-1 block font-semibold">Sample size</span>
        <select
          value={filters.minSample ?? ''}
          onChange={(event) =>
            onChange({ ...filters, minSample: sampleSteps.find((step) => String(step) === event.target.value) })
          }
          className="h-9 w-full rounded-control border border-line-strong/50 bg-surface-raised px-2 text-ink pointer-coarse:h-11"
        >
          <option value="">Any, or not said</option>
          {samples.map(({ step, count }) => (
            <option key={step} value={step}>
              {step.toLocaleString('en-US')} or more ({count})
            </option>
          ))}
        </select>
      </label>
      {!isShared && (
        <Facet
          legend="Source"
          help={<HelpLink article="where-to-search" about="sources" />}
          options={sources}
          onFlip={(source) => onChange({ ...filters, sources: flipped(filters.sources, source) })}
        />
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">Only</legend>
        {(openAccess > 0 || filters.openAccess) && (
          <Choice
            label="Open access"
            count={openAccess}
            isOn={filters.openAccess}
            onFlip={() => onChange({ ...filters, openAccess: !filters.openAccess })}
          />
        )}
        <Choice
          label="With abstract"
          count={withAbstract}
          isOn={filters.withAbstract}
          onFlip={() => onChange({ ...filters, withAbstract: !filters.withAbstract })}
        />
        {isRerun && (
          <Choice
            label="New since the last run"
            count={onlyNew}
            isOn={filters.onlyNew}
            onFlip={() => onChange({ ...filters, onlyNew: !filters.onlyNew })}
          />
        )}
      </fieldset>
      <p className="text-xs text-ink-muted">
        Filters apply to the papers in this search and are free.{' '}
        <HelpLink article="filters-and-order" about="filters" className="-my-2 align-middle" />
      </p>
    </div>
  )
}

type FacetProps<T extends string> = {
  legend: string
  help?: ReactNode
  options: FacetOption<T>[]
  onFlip: (value: T) => void
}

/** More choices than these are folded. */
const SHOWN = 6

function Facet<T extends string>({ legend, help, options, onFlip }: FacetProps<T>) {
  const [isWhole, setWhole] = useState(false)
  if (options.length === 0) return null
  // A choice that is on stays in sight.
  const shown = isWhole ? options : options.filter(({ isOn }, at) => isOn || at < SHOWN)
  return (
    <fieldset aria-label={legend}>
      <legend className="mb-1 flex min-h-8 w-full items-center justify-between gap-2 font-semibold">
        {legend}
        {help}
      </legend>
      <ul>
        {shown.map(({ value, label, count, isOn }) => (
          <li key={value}>
            <Choice label={label} count={count} isOn={isOn} onFlip={() => onFlip(value)} />
          </li>
        ))}
      </ul>
      {options.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 inline-flex h-6 items-center rounded-control text-xs font-medium text-accent hover:underline"
        >
          {isWhole ? 'Show fewer' : `Show all ${options.length}`}
        </button>
      )}
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
          <span className="wrap-anywhere">{label}</span>
          <span className="text-ink-muted">{count}</span>
        </span>
      }
    />
  )
}
