import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { NetworkError } from '#shared/api/errors.ts'

import { keptPerson } from './kept-person.ts'
import { sessionQuery } from '../session/session.queries.ts'

const AGAIN_MS = 30_000

/**
 * Without a line, whoever works from what this browser keeps is signed in as who they were. True while that is on its way.
 * Whether the session still holds is asked when the line is back, and every half minute until somebody answers.
 */
export function useKeptSession(error: unknown): boolean {
  const client = useQueryClient()
  const isKept = useRef(false)
  const user = error instanceof NetworkError ? keptPerson()?.user : undefined

  useEffect(() => {
    if (!user) return
    isKept.current = true
    client.setQueryData(sessionQuery().queryKey, user)
  }, [client, user])

  useEffect(() => {
    const askAnew = async () => {
      const { queryKey } = sessionQuery()
      await client.refetchQueries({ queryKey })
      isKept.current = client.getQueryState(queryKey)?.status !== 'success'
    }
    const ask = () => {
      if (isKept.current) void askAnew()
    }
    const timer = setInterval(ask, AGAIN_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [client])

  return user !== undefined
}
