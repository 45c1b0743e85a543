import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { outcomeOf, people, type DemoAction, type DemoRoom } from './demo-room.ts'

type Props = { room: DemoRoom; send: (action: DemoAction) => void }

const tones = { waiting: 'neutral', conflict: 'red', include: 'green', exclude: 'grey' } as const
const words = { waiting: 'Waiting', conflict: 'Conflict', include: 'Included', exclude: 'Excluded' } as const
const votes = ['include', 'exclude'] as const

/** Votes that are blind: a colleague's is seen once one's own is given. Where they differ it is decided together. */
export function DemoVotes({ room, send }: Props) {
  return (
    <ol className="space-y-4">
      {room.records.map((record, index) => {
        const { you, mira } = record.votes
        const outcome = outcomeOf(record)
        const isOpen = you === undefined
        const name = `record ${index + 1}`
        return (
          <li key={record.id} className="space-y-2">
            <p>
              <span className="font-serif">{record.title}</span> <Badge tone={tones[outcome]}>{words[outcome]}</Badge>
            </p>
            <p className="text-ink-muted">
              {people.mira}: {mira === undefined ? 'no vote yet' : isOpen ? 'voted, hidden until you have' : mira}
              {you !== undefined && ` · You: ${you}`}
            </p>
            {isOpen && (
              <div className="flex gap-2">
                {votes.map((vote) => (
                  <Button
                    key={vote}
                    size="small"
                    aria-label={`${vote === 'include' ? 'Include' : 'Exclude'} ${name}`}
                    onClick={() => send({ do: 'vote', who: 'you', record: record.id, vote })}
                  >
                    {vote === 'include' ? 'Include' : 'Exclude'}
                  </Button>
                ))}
              </div>
            )}
            {outcome === 'conflict' && (
              <div className="flex flex-wrap items-center gap-2">
                <span>You differ. Decide together:</span>
                {votes.map((vote) => (
                  <Button
                    key={vote}
                    size="small"
                    variant="primary"
                    aria-label={`${vote === 'include' ? 'Resolve: include' : 'Resolve: exclude'} ${name}`}
                    onClick={() => send({ do: 'resolve', record: record.id, vote })}
                  >
                    {vote === 'include' ? 'Resolve: include' : 'Resolve: exclude'}
                  </Button>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
