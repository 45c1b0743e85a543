import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'

type Values = { readonly [field: string]: string }
type Problems<V extends Values> = Partial<Record<keyof V, string>>

/** The first sentence for each field that is not right. */
function problemsOf<V extends Values>(schema: z.ZodMiniType, values: V): Problems<V> {
  const result = schema.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map((issue) => [String(issue.path[0]), issue.message]).reverse(),
  ) as Problems<V>
}

/**
 * A form of texts that outlives its dialog: what was typed is a draft until `discard`. Fields are judged when the form is
 * sent and, once wrong, as they are typed; the first wrong one takes the focus.
 */
export function useDraftForm<V extends Values>(place: string, initial: V, schema: z.ZodMiniType) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, discard] = useDraft(place, 'new', initial as Values)
  const values = draft as V
  const [isJudged, setJudged] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const problems = isJudged ? problemsOf(schema, values) : ({} as Problems<V>)

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  /** What a field is given. */
  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      setDraft((before) => ({ ...before, [name]: value }))
    },
  })
  const set = (name: keyof V & string, value: string) => setDraft((before) => ({ ...before, [name]: value }))

  /** Whether it may be sent. */
  const judge = (): boolean => {
    setJudged(true)
    setAttempts((n) => n + 1)
    return Object.keys(problemsOf(schema, values)).length === 0
  }
  return { form, values, field, set, judge, discard }
}
