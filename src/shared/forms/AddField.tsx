import { Plus, type LucideIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import * as z from 'zod/mini'

import { messageOf } from '#shared/api/errors.ts'

import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { neededText } from './text-rules.ts'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error' | 'className'> & {
  className?: string
  formLabel?: string
  /** What may be added; without words, nothing but blanks is refused in silence. */
  rule?: z.ZodMiniType<string, string>
  /** Said already while it is typed. */
  judge?: 'change'
  /** Where what is typed is kept: a draft, which `onAdd` discards. */
  kept?: { text: string; onText: (text: string) => void }
  /** Stands before the server's own words when adding failed. */
  failed?: string
  /** Adds it. A failure is thrown; where it has been said already, `false` keeps what was typed. */
  onAdd: (text: string) => unknown
  action?: string
  actionLabel?: string
  icon?: LucideIcon
}

/** One line that is added to something: empty again once it was taken, and kept where it was not. */
export function AddField({
  className = 'flex items-end gap-2',
  formLabel,
  rule = neededText(),
  judge,
  kept,
  failed = '',
  onAdd,
  action = 'Add',
  actionLabel,
  icon = Plus,
  ...field
}: Props) {
  const [own, setOwn] = useState('')
  const form = useForm({
    schema: z.object({ text: rule }),
    values: { text: kept?.text ?? own },
    onChange: ({ text }) => (kept ? kept.onText(text) : setOwn(text)),
    ...(judge && { judge }),
    send: async ({ text }) => {
      if ((await onAdd(text)) !== false) setOwn('')
    },
    explain: (error) => ({ message: '', fields: { text: `${failed} ${messageOf(error, '')}`.trim() } }),
  })
  return (
    <Form of={form} aria-label={formLabel} className={className}>
      <TextField className="min-w-0 flex-1 basis-44" autoComplete="off" {...field} {...form.field('text')} />
      <SubmitButton {...form.button} variant="secondary" icon={icon} aria-label={actionLabel}>
        {action}
      </SubmitButton>
    </Form>
  )
}
