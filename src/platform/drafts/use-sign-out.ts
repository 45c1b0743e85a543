import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { cachedUser } from '../session/session.queries.ts'
import { signOut } from '../session/sign-out.ts'
import { maySignOut } from './leave-question.ts'

/** Signs out after asking where something unsaved would be lost. */
export function useSignOut() {
  const client = useQueryClient()
  return useCallback(() => {
    void maySignOut(cachedUser(client)?.id ?? '').then((isYes) => {
      if (isYes) void signOut(client)
    })
  }, [client])
}
