import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useForm as useHookForm, type FieldValues, type UseFormRegisterReturn } from 'react-hook-form'
import type * as z from 'zod/mini'

import { ApiError, isAbort, messageOf } from '../api/errors.ts'
import { useCountdown } from '../browser/use-countdown.ts'
import { useOnce } from '../browser/use-once.ts'

/** What came of a form that was sent and refused. */
export type FormProblem = {
  /** Said of the form as a whole. */
  message: ReactNode
  /** Said of single fields, by name. */
  fields: Readonly<Record<string, string | undefined>>
  /** Seconds before another try makes sense. */
  wait: number
}

type Start<V> =
  /** What the fields start with. */
  | { defaultValues: V; values?: undefined; onChange?: undefined }
  /** What the fields hold, kept outside: a draft, the edits of something saved. */
  | { defaultValues?: undefined; values: V; onChange: (values: V, changed: keyof V & string) => void }

/** What a field is given that is typed in. */
export type FieldWiring = Omit<UseFormRegisterReturn, 'onChange'> & {
  error: string
  onChange: (event: { target: unknown; type?: unknown }) => void
}

type Options<O, V extends object> = Start<V> & {
  /** What may be sent, worded for people; an empty sentence refuses without a word. */
  schema: z.ZodMiniType<O, FieldValues>
  /** Sends what the schema made of the fields (`typed`: as they stood). A failure is thrown. */
  send: (body: O, typed: V) => Promise<unknown> | void
  /** Stands before the server's own words when sending failed. */
  failed?: string
  /** Words a failure otherwise; what it leaves out is as the server said it. */
  explain?: (error: unknown) => Partial<FormProblem>
  /** Told of the fields that were refused: what holds them may have to be shown first. */
  refused?: (names: readonly string[]) => void
  /** From when on fields are judged: once the form was sent, each once it was left, or with the first change already. */
  judge?: 'send' | 'leave' | 'change'
}

const told = (error: unknown, failed = ''): FormProblem => ({
  message: `${failed} ${messageOf(error, '')}`.trim(),
  fields: error instanceof ApiError ? error.fields : {},
  wait: error instanceof ApiError ? (error.retryAfter ?? 0) : 0,
})

const plain = (values: object): FieldValues => ({ ...values })
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
const isEvent = (next: unknown): next is { target: { value: unknown } } =>
  typeof next === 'object' && next !== null && 'target' in next

/**
 * A form is its schema, its fields and its submit:
 *
 *     const form = useForm({ schema, defaultValues: { name: '', kind: 'a' }, send: (body) => callApi(x.make, { body }) })
 *     <Form of={form} aria-label={copy.title}>
 *       <TextField {...form.field('name')} label={copy.name} />
 *       <SelectField {...form.choice('kind')} label={copy.kind} options={kinds} />
 *       <FormError>{form.problem}</FormError>
 *       <WaitNote seconds={form.waitLeft} />
 *       <SubmitButton {...form.button}>{copy.save}</SubmitButton>
 *     </Form>
 *
 * `button` takes a press at any time and shows what is wrong; `readyButton()` is off until the fields are right.
 * `field` is for what is typed, `choice` for what is chosen (select, radio buttons, checkbox, file). A draft is handed in
 * as `values` and `onChange` and discarded in `send`. Fields are judged when the form is sent and from then on with every
 * change; the first wrong one takes the focus. The form is sent once at a time, and not before a demanded wait is over.
 * What the server says of single fields stands beside them until they change.
 */
export function useForm<O, V extends object>(options: Options<O, V>) {
  type Name = keyof V & string
  const { schema, send, failed, explain, refused, judge = 'send', values, onChange } = options
  const ref = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [problem, setProblem] = useState<FormProblem>()
  const [waitLeft, startWait] = useCountdown()
  const isJudged = useRef(judge === 'change')
  const isNew = useRef(true)
  const { register, watch, getValues, setValue, getFieldState, formState, setError, trigger, reset, handleSubmit } =
    useHookForm<FieldValues, unknown, O>({
      resolver: zodResolver(schema, undefined, { mode: 'sync' }),
      defaultValues: plain(values ?? options.defaultValues ?? {}),
      mode: judge === 'leave' ? 'onTouched' : 'onSubmit',
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    })
  // Nothing memoises this hook, and `useWatch` would weigh on the first load.
  // oxlint-disable-next-line react/incompatible-library
  const shown = watch() as V
  const typedNow = () => getValues() as V

  /** One field can decide about another. What the server said of a field stands until that field changes. */
  const judgeAgain = (changed?: string) => {
    if (!isJudged.current) return
    const isOurs = (name: string) => name === changed || getFieldState(name, formState).error?.type !== 'server'
    void trigger(Object.keys(getValues()).filter(isOurs))
  }
  const tell = (changed: Name) => {
    onChange?.(typedNow(), changed)
    if (isJudged.current) judgeAgain(changed)
    else if (getFieldState(changed, formState).error) void trigger(changed)
  }

  useLayoutEffect(() => {
    const differing = Object.entries(values ?? {}).filter(([name, value]) => !isSame(getValues(name), value))
    for (const [name, value] of differing) setValue(name, value)
    // What comes back from a draft may be wrong already.
    if (differing.length > 0 || isNew.current) judgeAgain()
    isNew.current = false
  })

  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')?.focus()
  }, [attempts])

  const startAfresh = (next?: V) => {
    isJudged.current = judge === 'change'
    if (next) reset(plain(next))
    else reset(undefined, { keepValues: true })
  }

  const [run, isBusy] = useOnce(async (body: O, typed: V) => {
    setProblem(undefined)
    try {
      await send(body, typed)
      startAfresh()
    } catch (error) {
      if (isAbort(error)) return
      const found = { ...told(error, failed), ...explain?.(error) }
      setProblem(found)
      for (const [name, message] of Object.entries(found.fields)) {
        if (message && name in getValues()) setError(name, { type: 'server', message })
      }
      refused?.(Object.keys(found.fields))
      startWait(found.wait)
      setAttempts((n) => n + 1)
    }
  })

  /** Password managers fill fields in without telling anybody. */
  const takeSilent = () => {
    for (const field of ref.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || ['checkbox', 'radio', 'file'].includes(field.type)) continue
      if (!(field.name in getValues()) || getValues(field.name) === field.value) continue
      setValue(field.name, field.value)
      tell(field.name as Name)
    }
  }
  const judgeAndSend = handleSubmit(
    (body) => run(body, typedNow()),
    (errors) => {
      setProblem(undefined)
      refused?.(Object.keys(errors))
    },
  )

  return {
    ref,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (waitLeft > 0 || isBusy) return
      takeSilent()
      isJudged.current = true
      void judgeAndSend(event).then(() => setAttempts((n) => n + 1))
    },
    /** What a field is given that is typed in. */
    field: (name: Name): FieldWiring => {
      const wiring = register(name)
      return {
        ...wiring,
        error: getFieldState(name, formState).error?.message ?? '',
        onChange: (event) => {
          void wiring.onChange(event)
          tell(name)
        },
      }
    },
    /** What a field is given in which something is chosen. */
    choice: <K extends Name>(name: K) => ({
      name,
      value: shown[name],
      error: getFieldState(name, formState).error?.message ?? '',
      onChange: (next: V[K] | { target: { value: unknown } }) => {
        setValue<string>(name, isEvent(next) ? next.target.value : next)
        tell(name)
      },
    }),
    /** What stands in the fields now. */
    values: shown,
    /** Takes back what was said of the fields, and puts other values into them where some are given. */
    reset: (next?: V) => {
      setProblem(undefined)
      startAfresh(next)
    },
    /** What went wrong with the form as a whole. */
    problem: problem?.message,
    isBusy,
    waitLeft,
    button: { busy: isBusy, disabled: waitLeft > 0 },
    /** The same for a button that is off until the fields are right. */
    readyButton: () => ({ busy: isBusy, disabled: !isBusy && (waitLeft > 0 || !schema.safeParse(shown).success) }),
  }
}

/** What `useForm` hands out for such values. */
export type FormOf<V extends object> = ReturnType<typeof useForm<unknown, V>>
