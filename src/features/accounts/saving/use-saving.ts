import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { authApi, type User } from '#contract/auth.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, ContractError, isAbort, messageOf, NetworkError, statusOf } from '#shared/api/errors.ts'
import { useCountdown } from '#shared/browser/use-countdown.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { savingCopy as copy } from './saving.copy.ts'

type Options<V> = {
  send: (values: V) => Promise<unknown>
  /** What the account says of the person once these values are saved. Nothing for what it never tells, a password for one. */
  known: (values: V) => Partial<User>
  onSaved: (values: V) => void
  /** The toast of success. */
  done: string
  /** Said where the reply was lost and nobody can tell whether it was saved. */
  unknown?: string
}

type Problem = { message: string; fields: Record<string, string> }

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
 * Saves a part of the account: once at a time; 'Update failed' with the server's message, what is wrong with single
 * fields beside them; after a lost reply the account itself is asked; nothing is sent before a demanded wait is over.
 */
export function useSaving<V>({ send, known, onSaved, done, unknown }: Options<V>) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [attempts, setAttempts] = useState(0)
  const [waitLeft, startWait] = useCountdown()

  const fail = (error: unknown, after?: string) => {
    const message = [messageOf(error, copy.fallback), after].filter(Boolean).join(' ')
    toast({ title: copy.failed, description: message, variant: 'destructive' })
    setProblem({ message, fields: error instanceof ApiError ? error.fields : {} })
    if (error instanceof ApiError) startWait(error.retryAfter ?? 0)
    setAttempts((n) => n + 1)
    // No longer allowed, gone, or changed elsewhere: what the page knows of the person is old.
    if ([403, 404, 409, 410].includes(statusOf(error) ?? 0)) {
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
  }

  const [run, isBusy] = useOnce(async (values: V) => {
    setProblem(undefined)
    const expected = known(values)
    try {
      await send(values)
    } catch (error) {
      if (isAbort(error)) return
      if (!isLost(error) || Object.keys(expected).length === 0) {
        fail(error, isLost(error) ? unknown : undefined)
        return
      }
      const description = `${messageOf(error, copy.fallback)} ${copy.checking}`
      toast({ title: copy.failed, description, variant: 'destructive' })
      if (!(await wasSaved(expected))) {
        fail(error)
        return
      }
    }
    adopt(client, expected)
    onSaved(values)
    toast({ title: done })
  })

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  return {
    form,
    save: (values: V) => {
      if (waitLeft === 0) run(values)
    },
    isBusy,
    waitLeft,
    message: problem?.message,
    fields: problem?.fields ?? {},
    /** A field is being changed: what was said of it is about something else now. */
    clear: (field: string) =>
      setProblem((before) => {
        if (before?.fields[field] === undefined) return before
        const { [field]: _cleared, ...fields } = before.fields
        return { ...before, fields }
      }),
    /** The form itself found something wrong: the first wrong field takes the focus. */
    refuse: () => {
      setProblem(undefined)
      setAttempts((n) => n + 1)
    },
  }
}
