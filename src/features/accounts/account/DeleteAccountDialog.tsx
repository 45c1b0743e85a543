import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod/mini'

import { accountDeletionApi } from '#contract/account-deletion.ts'
import type { User } from '#contract/auth.ts'
import { clearSession } from '#platform/session/clear-session.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, NetworkError } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { accountCopy as copy } from './account.copy.ts'

type Props = { user: User; onClose: () => void }

/** Asks for the name, not only a click. */
export function DeleteAccountDialog({ user, onClose }: Props) {
  const client = useQueryClient()
  const formId = useId()
  const name = user.username ?? user.email ?? user.id
  const form = useForm({
    schema: z.object({
      confirm: z.string().check(
        z.trim(),
        z.refine((typed) => typed === name, copy.removeMismatch(name)),
      ),
      password: z.string().check(z.minLength(1, copy.removePasswordNeeded)),
    }),
    defaultValues: { confirm: '', password: '' },
    send: async (body) => {
      await callApi(accountDeletionApi.remove, { body })
      clearSession(client)
      toast({ title: copy.removeDone, description: copy.removeDoneBody })
    },
    explain: (error) => {
      toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
      const isLost = error instanceof NetworkError && error.mayHaveArrived
      return { message: [messageOf(error, copy.removeFailed), isLost && copy.removeUnknown].filter(Boolean).join(' ') }
    },
  })
  return (
    <Dialog
      onClose={() => form.isBusy || onClose()}
      size="small"
      title={copy.removeTitle}
      description={copy.removeLead}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" {...form.button}>
            {copy.removeAction}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} className="space-y-4">
        <FormError>{form.problem}</FormError>
        <WaitNote seconds={form.waitLeft} />
        <TextField
          {...form.field('confirm')}
          label={copy.removeType(name)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...form.field('password')} label={copy.current} autoComplete="current-password" />
      </Form>
    </Dialog>
  )
}
