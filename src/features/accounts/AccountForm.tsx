import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm, type FormOf } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'

import type { AuthProblem } from './auth-errors.ts'
import { useEarlyForm } from './use-early-form.ts'

type Props<V extends object> = {
  label: string
  action: string
  schema: z.ZodMiniType<V, V>
  defaultValues: V
  send: (values: V) => Promise<unknown>
  /** Words a failure, and shows its toast. */
  explain: (error: unknown) => AuthProblem
  /** A way on that stands behind what failed. */
  way?: (problem: AuthProblem) => ReactNode
  children: (form: FormOf<V>) => ReactNode
}

/** Every account form: what failed on top, the fields, one action, and a wait where one is asked for. */
export function AccountForm<V extends object>({ label, action, explain, way, children, ...options }: Props<V>) {
  const form = useForm({
    ...options,
    explain: (error) => {
      const problem = explain(error)
      const message = (
        <>
          {problem.message} {way?.(problem)}
        </>
      )
      return { ...problem, message }
    },
  })
  useEarlyForm(form.ref)
  return (
    <Form of={form} aria-label={label} className="space-y-4">
      <FormError>{form.problem}</FormError>
      {children(form)}
      <SubmitButton {...form.button} className="w-full">
        {action}
      </SubmitButton>
      <WaitNote seconds={form.waitLeft} />
    </Form>
  )
}
