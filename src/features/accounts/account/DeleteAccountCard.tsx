import { useState } from 'react'

import type { User } from '#contract/auth.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { accountCopy as copy } from './account.copy.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** The end of an account, where the server offers one. */
export function DeleteAccountCard({ user }: { user: User }) {
  const { has, isPending } = useCapabilities()
  const [isOpen, setOpen] = useState(false)
  if (isPending) return null
  return (
    <Card title={copy.remove}>
      {has('account-deletion') ? (
        <>
          <p>{copy.removeLead}</p>
          <p className="mt-1 text-ink-muted">{copy.removeFirst}</p>
          <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
            {copy.removeAction}
          </Button>
          {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
        </>
      ) : (
        <p className="text-ink-muted">{copy.removeUnavailable}</p>
      )}
    </Card>
  )
}
