import { ListFilter } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { count } from '#shared/format/count.ts'

type Props = { text: string; onText: (text: string) => void; found: number | undefined; label?: string }

const PAUSE_MS = 250
/** Longer ones the API refuses. */
// oxlint-disable-next-line react/only-export-components
export const TEXT_MAX = 400

/** Narrows a list by words, a moment after the last letter. Words that come from elsewhere take the place of what was typed. */
export function TextFilter({ text, onText, found, label = 'Filter papers' }: Props) {
  const [typed, setTyped] = useState(text)
  // The list follows late: what was told comes back while the next letter is typed, and is nobody else's word.
  const [told, setTold] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    if (!told.includes(text)) setTyped(text)
    if (!told.includes(text) || text === typed) setTold([])
  }
  const tell = useEffectEvent(onText)
  useEffect(() => {
    if (typed === text) return undefined
    const timer = setTimeout(() => {
      setTold((before) => [...before, typed])
      tell(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="relative w-full sm:max-w-90">
        <ListFilter size={16} aria-hidden className="absolute top-2.5 left-3 text-ink-muted" />
        <input
          type="search"
          aria-label={label}
          placeholder="Title, author, venue, year or DOI"
          value={typed}
          maxLength={TEXT_MAX}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          className="h-9 w-full rounded-control border border-line-strong/60 bg-surface-raised pr-3 pl-9 pointer-coarse:h-11"
        />
      </div>
      <p role="status" className="text-ink-muted">
        {found === undefined ? '' : count(found, 'paper matches', 'papers match')}
      </p>
    </div>
  )
}
