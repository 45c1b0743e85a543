import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import { authApi, type User } from '#contract/auth.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ContractError, isAbort, messageOf, NetworkError, statusOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'

import { savingCopy as copy } from './saving.copy.ts'

type Options<B> = {
  send: (body: B) => Promise<unknown>
  /** What the account says of the person once this is saved. Nothing for what it never tells, a password for one. */
  known: (body: B) => Partial<User>
  /** The toast of success. */
  done: string
  /** Said where the reply was lost and nobody can tell whether it was saved. */
  unknown?: string
}

/** The request may have had its effect: no reply came, or one that cannot be read. */
const isLost = (error: unknown) =>
  error instanceof ContractError || (error instanceof NetworkError && error.mayHaveArrived)

const plain = (value: unknown) => JSON.stringify(value === null || value === '' ? undefined : value)
const isKnown = (user: User | null, known: Partial<User>) =>
  user !== null &&
  Object.keys(known).length > 0 &&
  Object.entries(known).every(([name, value]) => plain(user[name as keyof User]) === plain(value))

/** Whether the account holds these values now. No answer means: not known to. */
async function wasSaved(known: Partial<User>): Promise<boolean> {
  try {
    return isKnown(await callApi(authApi.me, {}), known)
  } catch {
    return false
  }
}

function adopt(client: QueryClient, known: Partial<User>) {
  client.setQueryData<User | null>(sessionQuery().queryKey, (user) => user && { ...user, ...known })
  void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
}

/**
 * How a form saves a part of the account: 'Update failed' with the server's message; after a lost reply the account
 * itself is asked.
 */
export function useSaving<B>({ send, known, done, unknown }: Options<B>) {
  const client = useQueryClient()
  return {
    save: async (body: B) => {
      const expected = known(body)
      try {
        await send(body)
      } catch (error) {
        if (isAbort(error) || !isLost(error) || Object.keys(expected).length === 0) throw error
        const description = `${messageOf(error, copy.fallback)} ${copy.checking}`
        toast({ title: copy.failed, description, variant: 'destructive' })
        if (!(await wasSaved(expected))) throw error
      }
      adopt(client, expected)
      toast({ title: done })
    },
    explain: (error: unknown) => {
      const message = [messageOf(error, copy.fallback), isLost(error) && unknown].filter(Boolean).join(' ')
      toast({ title: copy.failed, description: message, variant: 'destructive' })
      // No longer allowed, gone, or changed elsewhere: what the page knows of the person is old.
      if ([403, 404, 409, 410].includes(statusOf(error) ?? 0)) {
        void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
      }
      return { message }
    },
  }
}
