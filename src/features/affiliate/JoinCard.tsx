import { useState } from 'react'
import * as z from 'zod/mini'

import { affiliateApi } from '#contract/affiliate.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

const joinForm = z.object({ acceptTerms: z.literal(true, '') })

/** Into the program, once the terms are accepted. */
export function JoinCard() {
  const [clientKey] = useState(newKey)
  const { mutateAsync } = useApiMutation(affiliateApi.join, {
    invalidates: [affiliateApi.get],
    onSuccess: ({ state }) => {
      toast({ title: state === 'active' ? copy.joined : copy.asked })
    },
  })
  const form = useForm({
    schema: joinForm,
    defaultValues: { acceptTerms: false },
    send: (body) => mutateAsync({ body: { ...body, clientKey } }),
    failed: `${copy.joinFailed}.`,
  })
  const { value: isAccepted, onChange: accept } = form.choice('acceptTerms')
  return (
    <Card title={copy.join}>
      <Form of={form} className="space-y-4">
        <Checkbox label={copy.accept} checked={isAccepted} onChange={accept} />
        <FormError>{form.problem}</FormError>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton {...form.readyButton()}>{copy.join}</SubmitButton>
          <WaitNote seconds={form.waitLeft} />
          {!isAccepted && <p className="text-ink-muted">{copy.acceptFirst}</p>}
        </div>
      </Form>
    </Card>
  )
}
