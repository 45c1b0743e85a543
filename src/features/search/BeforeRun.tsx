import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'

import { externalSources, type SearchSource } from '#contract/search.ts'
import { sourceNames } from '#research/papers/paper-words.ts'
import { parseQuery } from '#science/search/parsed-query.ts'
import { notesOnString, queryForSource } from '#science/search/query-for-sources.ts'
import { dialectOf } from '#science/search/strings/string-dialect.ts'
import { useStore } from '#shared/browser/store.ts'
import { classNames } from '#shared/ui/class-names.ts'

import type { TypedQuestion } from './question/use-typed-question.ts'
import { searchCopy as copy } from './search.copy.ts'
import { SourceQueries } from './SourceQueries.tsx'
import { StringReading } from './StringReading.tsx'

/** How each chosen source outside would be asked, and what it cannot be asked, before the search runs. */
export function BeforeRun({ question, chosen }: { question: TypedQuestion; chosen: readonly SearchSource[] }) {
  const [isOpen, setOpen] = useState(false)
  const text = useDeferredValue(useStore(question))
  const reports = useMemo(() => {
    const isString = dialectOf(text) !== undefined || !parseQuery(text).plain
    if (text.trim() === '' || !isString) return []
    return externalSources
      .filter((source) => chosen.includes(source))
      .map((source) => {
        const asked = queryForSource(source, text)
        // What holds whatever source is asked is said once, above.
        const ofString = new Set(notesOnString(text))
        const notes = asked ? asked.notes.filter((note) => !ofString.has(note)) : [copy.notAskedThere]
        return { source, label: sourceNames[source], queryRun: asked?.line ?? '', hits: 0, notes }
      })
  }, [text, chosen])
  if (reports.length === 0) return null
  const differing = reports.filter(({ notes }) => notes.length > 0).map(({ label }) => label)
  return (
    <div className="mt-2 text-xs text-ink-muted">
      <StringReading text={text} onChange={question.set} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-6 items-center gap-1 rounded-control text-left font-medium text-accent hover:underline"
      >
        {copy.beforeRun}
        <ChevronDown
          size={16}
          aria-hidden
          className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {differing.length > 0 && <p role="status">{copy.differing(differing)}</p>}
      {isOpen && <SourceQueries reports={reports} />}
    </div>
  )
}
