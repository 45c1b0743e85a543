import type { ReactNode } from 'react'

import type { SearchSource } from '#contract/search.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { OutsideOffer } from '#research/outside/OutsideOffer.tsx'
import { sourceNames } from '#research/papers/paper-words.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { searchCopy as copy } from './search.copy.ts'

type Props = {
  available: readonly SearchSource[]
  chosen: readonly SearchSource[]
  onChosen: (sources: readonly SearchSource[]) => void
  /** Another way to search, in the same line. */
  beside: ReactNode
}

/** Where the next search looks: the starter papers, which came with the product, can be left out. */
export function SourceChoice({ available, chosen, onChosen, beside }: Props) {
  const flip = (source: SearchSource, isOn: boolean) => {
    const next = available.filter((each) => (each === source ? isOn : chosen.includes(each)))
    // A search needs at least one place.
    if (next.length > 0) onChosen(next)
  }
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{copy.searchIn}</legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
        <span aria-hidden className="text-ink-muted">
          {copy.searchIn}
        </span>
        {available.map((source) => (
          <Checkbox
            key={source}
            label={sourceNames[source]}
            checked={chosen.includes(source)}
            onChange={(isOn) => flip(source, isOn)}
          />
        ))}
        <OutsideOffer size="small" onAgreed={(agreed) => onChosen([...chosen, ...agreed])} />
        <HelpLink article="sources-outside" about="where it looks" className="-my-1 -ml-2 sm:-ml-5" />
        {beside}
      </div>
    </fieldset>
  )
}
