import { ExternalLink } from 'lucide-react'

import type { AskedSource, SourceState } from '#contract/outside-sources.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { outsideCopy as copy, sourceWords } from './outside.copy.ts'

const TICK_MS = 60_000
const tones = { answers: 'green', slow: 'yellow', limited: 'yellow', failing: 'red' } as const

/** Whether a source answered when it was asked last; nothing is claimed of one that was not asked. */
export const StateBadge = ({ state }: { state: SourceState | undefined }) =>
  state && <Badge tone={tones[state.kind]}>{copy.stateNames[state.kind]}</Badge>

type Props = { source: AskedSource; label: string; state: SourceState | undefined }

/** What a source holds, its terms, its limit, and how it answered last. */
export function SourceFacts({ source, label, state }: Props) {
  const now = useNow(TICK_MS)
  const words = sourceWords[source]
  const facts = [
    [copy.holds, words.holds],
    [copy.limit, words.limit],
    [copy.state, state ? copy.stateWords(state, now) : copy.never],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs text-ink-muted">
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="font-medium">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
      <dt className="font-medium">{copy.terms}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {words.terms}{' '}
        <a
          href={words.termsAt}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.termsLink(label)}
          className="inline-flex items-center gap-1 font-medium text-accent underline-offset-2 hover:underline"
        >
          {copy.read} <ExternalLink size={12} aria-hidden />
        </a>
      </dd>
    </dl>
  )
}
