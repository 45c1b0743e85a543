import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'

import { accountDeletionApi } from '#contract/account-deletion.ts'
import type { User } from '#contract/auth.ts'
import { clearSession } from '#platform/session/clear-session.ts'
import { callApi } from '#shared/api/call-api.ts'
import { isAbort, messageOf, NetworkError } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { accountCopy as copy } from './account.copy.ts'

type Props = { user: User; onClose: () => void }

/** Asks for the name, not only a click. */
export function DeleteAccountDialog({ user, onClose }: Props) {
  const client = useQueryClient()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const name = user.username ?? user.email ?? user.id
  const [typed, setTyped] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isMatch = typed.trim() === name

  const [remove, isRemoving] = useOnce(async () => {
    setProblem(undefined)
    try {
      await callApi(accountDeletionApi.remove, { body: { confirm: name } })
      clearSession(client)
      toast({ title: copy.removeDone, description: copy.removeDoneBody })
    } catch (error) {
      if (isAbort(error)) return
      const isLost = error instanceof NetworkError && error.mayHaveArrived
      setProblem([messageOf(error, copy.removeFailed), isLost ? copy.removeUnknown : ''].join(' ').trim())
      toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isRemoving || onClose()}
      size="small"
      title={copy.removeTitle}
      description={copy.removeLead}
      footer={
        <>
          <Button onClick={onClose} disabled={isRemoving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isRemoving}>
            {copy.removeAction}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          if (isMatch) remove()
          else input.current?.focus()
        }}
      >
        <FormError>{problem}</FormError>
        <TextField
          ref={input}
          label={copy.removeType(name)}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          {...(isAttempted && !isMatch && { error: copy.removeMismatch(name) })}
        />
      </form>
    </Dialog>
  )
}
