import { Ban } from 'lucide-react'

import type { RelatedPaper } from '#contract/graph.ts'
import { authorsLine, sourcesOf } from '#research/papers/paper-words.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { graphCopy as copy } from './graph.copy.ts'

type Props = {
  item: RelatedPaper
  /** Titles of all seeds, by id. */
  seeds: ReadonlyMap<string, string>
  /** Something in this list can be chosen: the others leave room for its box. */
  hasBoxes: boolean
  isChosen: boolean
  onToggle: () => void
}

const SHOWN_SEEDS = 3
const SHOWN_SAID = 2

/** One paper that was reached: what it is, from which seeds, and whether it is in a library already. */
export function RelatedRow({ item, seeds, hasBoxes, isChosen, onToggle }: Props) {
  const { paper, isOutside, terms, sources, said = [] } = item
  const title = paper.title || paper.ids.doi || 'Untitled'
  const titles = item.seeds.flatMap((id) => seeds.get(id) ?? [])
  const shown = titles.length === seeds.size ? titles : titles.slice(0, SHOWN_SEEDS)
  const why = [
    seeds.size > 1 && copy.fromSeeds(shown, seeds.size),
    terms && terms.length > 0 && copy.shares(terms),
    sources && copy.says(sources),
  ]
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      {isOutside ? (
        <Checkbox label={`Choose ${title}`} labelHidden checked={isChosen} onChange={onToggle} />
      ) : (
        hasBoxes && <span aria-hidden className="w-4 shrink-0" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1.5 sm:flex-row">
        <div className="min-w-0 flex-1">
          <p className="font-serif text-base leading-snug wrap-anywhere">{title}</p>
          <p className="mt-0.5 wrap-anywhere text-ink-muted">
            {[authorsLine(paper.authors, 3), paper.venue, paper.year].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-0.5 text-xs wrap-anywhere text-ink-muted">{why.filter(Boolean).join(' · ')}</p>
          {said.slice(0, SHOWN_SAID).map(({ text, source }) => (
            <p key={text} className="mt-1 text-xs wrap-anywhere text-ink-muted">
              {copy.said(text, source)}
            </p>
          ))}
        </div>
        <div className="flex shrink-0 flex-wrap gap-1 sm:flex-col sm:items-end">
          {paper.flags.retracted && (
            <Badge tone="red" icon={Ban}>
              {copy.retracted}
            </Badge>
          )}
          {!isOutside && <Badge tone="grey">{sourcesOf(paper).includes('own') ? copy.inside : copy.starter}</Badge>}
        </div>
      </div>
    </li>
  )
}
