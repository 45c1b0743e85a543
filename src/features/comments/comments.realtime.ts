import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { commentsApi } from '#contract/comments.ts'
import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { keyOf } from '#shared/api/query.ts'

import { COMMENTS_CHANGED } from './other-tabs.ts'

/** However many events arrive, comments are asked for at most this often. */
const ASK_EVERY_MS = 2000

/** Comments that changed elsewhere are asked for again; the events say only that something changed. */
export function useCommentEvents() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askedAt = useRef(-Infinity)

  const ask = () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        askedAt.current = Date.now()
        for (const call of [commentsApi.activity, commentsApi.page]) {
          void client.invalidateQueries({ queryKey: keyOf(call) })
        }
      },
      Math.max(0, askedAt.current + ASK_EVERY_MS - Date.now()),
    )
  }
  useSocketEvent('comment-notification', ask)
  useSocketEvent('comment-updated', ask)
  const askAfterOthers = useEffectEvent(ask)
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === COMMENTS_CHANGED) askAfterOthers()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}
