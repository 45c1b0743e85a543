import { ExternalLink, Globe } from 'lucide-react'

import type { SearchRun, SearchSource } from '#contract/search.ts'
import { librarySources } from '#contract/search.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { OutsideOffer } from '#research/outside/OutsideOffer.tsx'
import { sourceNames } from '#research/papers/paper-words.ts'
import { Button } from '#shared/ui/Button.tsx'

import { elsewhere } from './elsewhere.ts'
import { readingCopy as copy } from './reading.copy.ts'

type Props = {
  run: SearchRun
  available: readonly SearchSource[]
  /** Asks these sources the same question. Undefined where no search is left. */
  onAsk: ((sources: readonly SearchSource[]) => void) | undefined
}

/** Where else the question can be asked: sources of this server that were not asked yet, else databases in a new tab. */
export function AskElsewhere({ run, available, onAsk }: Props) {
  const outside = available.filter((source) => !(librarySources as readonly string[]).includes(source))
  const open = outside.filter((source) => !run.perSource.some((report) => report.source === source))
  if (outside.length > 0 && open.length === 0) return null
  if (open.length > 0 && onAsk) {
    return (
      <Button icon={Globe} onClick={() => onAsk(open)}>
        {copy.askOutside(open.map((source) => sourceNames[source]))}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {onAsk && <OutsideOffer isSearching onAgreed={onAsk} />}
      <span className="text-ink-muted">{copy.outsideOff}</span>
      {elsewhere(run.query, run.reading).map(({ label, href }) => (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-medium text-accent underline-offset-2 hover:underline"
        >
          {label}
          <ExternalLink size={12} aria-hidden />
        </a>
      ))}
      <HelpLink article="sources-outside" about="where it looks" className="-my-2" />
    </div>
  )
}
