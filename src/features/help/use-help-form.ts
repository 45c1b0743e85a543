import { useEffect, useRef, useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { problemsOf } from './help.form.ts'
import { failureOf, type Failure } from './help.mutations.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

type Values = Readonly<Record<string, string>>
type Options<S extends z.ZodMiniType, V extends Values> = {
  schema: S
  initial: V
  /** Names its draft. */
  place: string
  failed: string
  send: (values: z.output<S>) => Promise<void>
}

/**
 * A form that is read when it is sent: the first wrong field takes the focus, what is typed outlives failures and
 * closing, nothing is sent twice, and nothing before a wait that the server asked for is over.
 */
export function useHelpForm<S extends z.ZodMiniType, V extends Values>(options: Options<S, V>) {
  const { schema, initial, place, failed, send } = options
  const [kept, setValues, discard] = useDraft(place, 'new', initial as Values)
  const values = kept as V
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const waitLeft = useSecondsUntil(failure?.retryAt)
  const problems = attempts > 0 ? problemsOf(schema, values) : {}

  const [run, isBusy] = useOnce(async (valid: z.output<S>) => {
    setFailure(undefined)
    try {
      await send(valid)
      discard()
      setAttempts(0)
    } catch (error) {
      setFailure(failureOf(error, failed))
    }
  })

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  const set = (part: Partial<V>) => setValues((before) => ({ ...before, ...part }))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (waitLeft > 0) return
    const result = schema.safeParse(values)
    if (result.success) run(result.data)
    else setAttempts((n) => n + 1)
  }
  return { form, values, set, problems, failure, waitLeft, isBusy, handleSubmit }
}
