import { useState } from 'react'
import * as z from 'zod/mini'

import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { CreatedLink } from './CreatedLink.tsx'
import { expiryAt, expiryChoices, type ExpiryChoice } from './expiry.ts'
import { sharesCopy as copy } from './shares.copy.ts'
import { useCreateShare } from './shares.mutations.ts'

const TITLE_MAX = 200
const shareForm = z.object({ title: neededText(copy.nameMissing), expiry: z.enum(expiryChoices) })
const never: ExpiryChoice = 'never'

/** Makes a link to something, and hands it out. */
export function ShareDialog({ request, onClose }: DialogProps<'share'>) {
  const { kind, targetId, view } = request
  // A second try after a lost reply asks for the same link.
  const [clientKey] = useState(() => newKey())
  const { mutateAsync, data, error } = useCreateShare()
  const form = useForm({
    schema: shareForm,
    defaultValues: { title: request.title.slice(0, TITLE_MAX), expiry: never },
    send: ({ title, expiry }) =>
      mutateAsync({
        body: { kind, targetId, title, expiresAt: expiryAt(expiry), clientKey, ...(view && { view }) },
      }),
  })
  return (
    <Dialog
      onClose={onClose}
      title={data ? copy.created : copy.title[kind]}
      description={data ? copy.createdBody : copy.lead[kind]}
    >
      {data ? (
        <CreatedLink share={data} onClose={onClose} />
      ) : (
        <Form of={form} className="space-y-5">
          <TextField {...form.field('title')} label={copy.name} hint={copy.nameHint} maxLength={TITLE_MAX} />
          <SelectField
            {...form.choice('expiry')}
            label={copy.expiry}
            className="max-w-60"
            options={expiryChoices.map((value) => ({ value, label: copy.choices[value] }))}
          />
          {error && !form.isBusy && <ErrorCard title={copy.createFailed} error={error} kept={copy.createKept} />}
          <div className="flex flex-wrap justify-end gap-2">
            <WaitNote seconds={form.waitLeft} />
            <Button onClick={onClose}>{copy.cancel}</Button>
            <SubmitButton {...form.button}>{copy.create}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
