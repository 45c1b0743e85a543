import * as z from 'zod/mini'

import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { Form } from './Form.tsx'
import { FormError } from './FormError.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { neededText } from './text-rules.ts'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

type Props = {
  title: string
  label: string
  hint?: string
  action: string
  initial?: string
  /** The longest that is kept. */
  max?: number
  /** Said where no name is given. */
  missing?: string
  busy?: boolean
  /** Takes the name. A failure is thrown, and said here. */
  onName: (name: string) => Promise<unknown> | void
  onClose: () => void
}

/** Asks for one name. It stays open, with what was typed, until the name has been taken. */
export function NameDialog({
  title,
  label,
  hint,
  action,
  initial = '',
  max = 120,
  missing = 'Give it a name.',
  busy = false,
  onName,
  onClose,
}: Props) {
  const form = useForm({
    schema: z.object({ name: neededText(missing) }),
    defaultValues: { name: initial },
    send: ({ name }) => onName(name),
  })
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      <Form of={form} className="space-y-4">
        <TextField {...form.field('name')} label={label} hint={hint} autoComplete="off" maxLength={max} />
        <FormError>{form.problem}</FormError>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button} busy={busy || form.isBusy}>
            {action}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
