import { useState, type FormEvent } from 'react'

import { affiliateApi } from '#contract/affiliate.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** Into the program, once the terms are accepted. */
export function JoinCard() {
  const [isAccepted, setAccepted] = useState(false)
  const [clientKey] = useState(newKey)
  const { mutateAsync, error } = useApiMutation(affiliateApi.join, {
    invalidates: [affiliateApi.get],
    onSuccess: ({ state }) => {
      toast({ title: state === 'active' ? copy.joined : copy.asked })
    },
  })
  const [join, isJoining] = useOnce(() => mutateAsync({ body: { acceptTerms: true, clientKey } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAccepted) join()
  }
  return (
    <Card title={copy.join}>
      <form onSubmit={submit} className="space-y-4">
        <Checkbox label={copy.accept} checked={isAccepted} onChange={setAccepted} />
        <FormError>{error && `${copy.joinFailed}. ${messageOf(error, '')}`}</FormError>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={isJoining} disabled={!isAccepted && !isJoining}>
            {copy.join}
          </Button>
          {!isAccepted && <p className="text-ink-muted">{copy.acceptFirst}</p>}
        </div>
      </form>
    </Card>
  )
}
