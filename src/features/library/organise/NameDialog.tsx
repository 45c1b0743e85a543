import * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = {
  title: string
  label: string
  hint?: string
  action: string
  initial?: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}

const NAME_MAX = 120
const nameForm = z.object({ name: neededText('Give it a name.') })

/** Asks for one name. It stays open, with what was typed, until the server has taken it. */
export function NameDialog({ title, label, hint, action, initial = '', busy, onName, onClose }: Props) {
  const form = useForm({ schema: nameForm, defaultValues: { name: initial }, send: ({ name }) => onName(name) })
  return (
    <Dialog open size="small" title={title} onOpenChange={(open) => !open && onClose()}>
      <Form of={form} className="space-y-4">
        <TextField
          {...form.field('name')}
          label={label}
          {...(hint !== undefined && { hint })}
          autoComplete="off"
          maxLength={NAME_MAX}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button} busy={busy}>
            {action}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
