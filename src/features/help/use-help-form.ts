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
  /** Names its draft, and what it is about where several are alike. */
  place: string
  target?: string
  /** What the form itself knows better than its draft. */
  decided?: Partial<V> | undefined
  /** What is said of a failure: the words of the text, and ours. */
  failed: string | ((error: unknown) => { text: string; detail: string })
  send: (values: z.output<S>, set: (part: Partial<V>) => void) => Promise<void>
}

/**
 * A form that is read when it is sent: the first wrong field takes the focus, what is typed outlives failures and
 * closing, nothing is sent twice, and nothing before a wait that the server asked for is over.
 */
export function useHelpForm<S extends z.ZodMiniType, V extends Values>(options: Options<S, V>) {
  const { schema, initial, place, target = 'new', decided, failed, send } = options
  const [kept, setValues, discard] = useDraft(place, target, initial as Values)
  const values = { ...kept, ...decided } as V
  const set = (part: Partial<V>) => setValues((before) => ({ ...before, ...part }))
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const waitLeft = useSecondsUntil(failure?.retryAt)
  const problems = attempts > 0 ? problemsOf(schema, values) : {}

  const [run, isBusy] = useOnce(async (valid: z.output<S>) => {
    setFailure(undefined)
    try {
      await send(valid, set)
      discard()
      setAttempts(0)
    } catch (error) {
      const words = typeof failed === 'string' ? { text: failed } : failed(error)
      setFailure({ ...failureOf(error, words.text), ...('detail' in words && { detail: words.detail }) })
    }
  })

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (waitLeft > 0) return
    const result = schema.safeParse(values)
    if (result.success) run(result.data)
    else setAttempts((n) => n + 1)
  }
  return { form, values, set, problems, failure, waitLeft, isBusy, handleSubmit }
}
