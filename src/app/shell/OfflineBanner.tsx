import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'

import { countUnsent } from '#platform/drafts/unsent.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useOnline } from '#shared/browser/use-online.ts'
import { count } from '#shared/format/count.ts'

import { askAgain } from '../offline/ask-again.ts'
import { shellCopy as copy } from './shell.copy.ts'

const COUNT_EVERY_MS = 3000

/** Without a connection: that it is so, and how many changes wait here for it. Part of the first load: later it could not be fetched. */
export function OfflineBanner() {
  const { isOnline, isBack } = useOnline()
  const client = useQueryClient()
  useEffect(() => {
    if (isBack) void askAgain(client)
  }, [isBack, client])
  return (
    <div role="status" aria-live="polite">
      {!isOnline && <Waiting />}
    </div>
  )
}

function Waiting() {
  const userId = useSession().user?.id
  const [waiting, setWaiting] = useState<number>()
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    const look = async () => {
      const found = await countUnsent(userId).catch(() => undefined)
      if (!isOver) setWaiting(found)
    }
    void look()
    const timer = setInterval(() => void look(), COUNT_EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [userId])
  return (
    <p className="flex items-center justify-center gap-2.5 border-b border-line bg-state-yellow-soft px-4 py-2 text-state-yellow print:hidden">
      <CloudOff size={16} aria-hidden className="shrink-0" />
      <span>
        {copy.offline}{' '}
        {waiting !== undefined &&
          (waiting === 0 ? copy.nothingWaits : copy.waits(count(waiting, 'change waits', 'changes wait')))}
      </span>
    </p>
  )
}
