import { useEffect, useRef, useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'

import { isAbort } from '#shared/api/errors.ts'
import { useCountdown } from '#shared/browser/use-countdown.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { problemsOf } from './accounts.form.ts'
import type { AuthField, AuthProblem } from './auth-errors.ts'

export type AccountFormOptions<S extends z.ZodMiniType> = {
  schema: S
  send: (values: z.output<S>) => Promise<unknown>
  /** Words a failure, and shows its toast. */
  explain: (error: unknown) => AuthProblem
}

/**
 * One small form: read when it is sent, so that what a password manager filled in counts; sent once; the first field
 * that is wrong takes the focus; nothing is sent before a demanded wait is over.
 */
export function useAccountForm<S extends z.ZodMiniType>({ schema, send, explain }: AccountFormOptions<S>) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<Partial<Record<AuthField, string>>>({})
  const [problem, setProblem] = useState<AuthProblem>()
  const [attempts, setAttempts] = useState(0)
  const [waitLeft, startWait] = useCountdown()

  const [run, isBusy] = useOnce(async (values: z.output<S>) => {
    setProblem(undefined)
    try {
      await send(values)
    } catch (error) {
      if (isAbort(error)) return
      const found = explain(error)
      setProblem(found)
      setFields(found.fields)
      startWait(found.wait)
      setAttempts((n) => n + 1)
    }
  })

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waitLeft > 0) return
    const values = valuesOf(event.currentTarget)
    const found = problemsOf(schema, values)
    setFields(found)
    if (Object.keys(found).length > 0) {
      setProblem(undefined)
      setAttempts((n) => n + 1)
      return
    }
    run(schema.parse(values))
  }

  return { form, fields, problem, isBusy, waitLeft, handleSubmit }
}

/** What stands in the fields now, by name. */
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement && field.name !== '' ? [[field.name, field.value] as const] : [],
    ),
  )
