import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'

import type { CopilotSession } from '#contract/copilot.ts'
import { keysOf, useShortcut } from '#shared/browser/use-shortcut.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Tooltip } from '#shared/ui/Tooltip.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { sessionsQuery } from '../copilot.queries.ts'
import { groupSessions } from './group-sessions.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { SessionRow } from './SessionRow.tsx'

type Props = { openId: string | undefined; onOpen: (sessionId: string | undefined) => void }
type Asked = { what: 'rename' | 'move'; session: CopilotSession }

/** All sessions: searched in everything that was asked and answered, pinned ones first, the others by project. */
export function SessionList({ openId, onOpen }: Props) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const wanted = useDeferredValue(text.trim())
  const read = useInfiniteQuery(sessionsQuery(wanted))
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = read
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', () => field.current?.focus(), { label: copy.keys.search, group: copy.keys.group })
  const sessions = data?.pages.flatMap((page) => page.sessions)
  return (
    <div className="flex min-h-full flex-col gap-3 p-3">
      <Tooltip label={keysOf('alt+n').join(' ')}>
        <Button icon={Plus} onClick={() => onOpen(undefined)}>
          {copy.newSession}
        </Button>
      </Tooltip>
      <div className="relative">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-ink-muted"
        />
        <input
          ref={field}
          type="search"
          aria-label={copy.searchSessions}
          placeholder={copy.searchSessions}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-9 w-full rounded-control border border-line-strong/50 bg-surface pr-2 pl-8 pointer-coarse:h-11"
        />
      </div>
      {!sessions && error && <ErrorCard title={copy.sessionsFailed} of={read} kept={copy.sessionsKept} />}
      {!sessions && !error && <Skeleton lines={5} />}
      {sessions?.length === 0 && (
        <p role="status" className="px-1 text-ink-muted">
          {wanted === '' ? copy.noSessions : copy.noneFound}
        </p>
      )}
      {groupSessions(sessions ?? []).map(({ name, sessions: inside }) => (
        <section key={name} aria-label={name === '' ? copy.sessions : name}>
          {name !== '' && <h2 className="px-2 pb-1 text-xs font-semibold text-ink-muted wrap-anywhere">{name}</h2>}
          <ul>
            {inside.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isOpen={session.id === openId}
                onOpen={() => onOpen(session.id)}
                onRename={() => setAsked({ what: 'rename', session })}
                onMove={() => setAsked({ what: 'move', session })}
                onGone={(id) => id === openId && onOpen(undefined)}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {copy.more}
        </Button>
      )}
      {asked?.what === 'rename' && <RenameDialog session={asked.session} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'move' && <MoveDialog session={asked.session} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
