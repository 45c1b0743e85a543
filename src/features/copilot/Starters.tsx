import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'

import type { Scope } from '#contract/copilot.ts'
import { usePersonaRecord } from '#platform/persona/use-persona-record.ts'
import { searchRunsQuery } from '#research/papers/papers.queries.ts'
import { useRecentsOf } from '#platform/recents.ts'

import { copilotCopy as copy } from './copilot.copy.ts'
import { startersFor } from './starters.ts'

type Props = { onPick: (text: string, scope: Scope | undefined) => void }

/** Three ways to begin, from what the person does and did last. */
export function Starters({ onPick }: Props) {
  const { record } = usePersonaRecord()
  const { data } = useQuery(searchRunsQuery())
  const recent = useRecentsOf('library')
  const starters = startersFor({ persona: record.personaType, lastSearch: data?.runs[0], lastPaper: recent[0] })
  return (
    <section aria-labelledby="copilot-starters" className="mt-8">
      <h2 id="copilot-starters" className="mb-2 text-xs font-semibold text-ink-muted">
        {copy.starters}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {starters.map(({ text, about, scope }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onPick(text, scope)}
              className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{text}</span>
                <span className="block text-xs text-ink-muted wrap-anywhere">{about}</span>
              </span>
              <ArrowUpRight size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
