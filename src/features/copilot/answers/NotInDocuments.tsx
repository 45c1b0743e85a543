import { SearchX } from 'lucide-react'

import type { NotFound } from '#contract/syntheses.ts'

import { copilotCopy as copy } from '../copilot.copy.ts'

/** What was looked for and is in none of the papers, with where was looked. */
export function NotInDocuments({ answer }: { answer: { notFound?: NotFound[] | null | undefined } }) {
  const missing = answer.notFound ?? []
  if (missing.length === 0) return null
  return (
    <section aria-label={copy.notFound} className="mt-3 rounded-control bg-surface-sunken px-3 py-2.5">
      <h3 className="flex items-center gap-1.5 font-semibold">
        <SearchX size={14} aria-hidden className="text-ink-muted" />
        {copy.notFound}
      </h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-ink-muted">
        {missing.map(({ term, scope }) => (
          <li key={term}>{scope}</li>
        ))}
      </ul>
    </section>
  )
}
