import { useState } from 'react'

import type { User } from '#contract/auth.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { againCopy as copy } from './again.copy.ts'
import { LoginForm } from './LoginForm.tsx'

type Props = { user: User; onLeave: () => void }

/** The session ended in the middle of work: asks for another over the page. Only signing in or leaving ends it. */
export function SignInAgainDialog({ user, onLeave }: Props) {
  const own = user.email ?? ''
  const [email, setEmail] = useState(own)
  const isSomebodyElse = own !== '' && email.trim() !== '' && email.trim().toLowerCase() !== own.toLowerCase()
  return (
    <Dialog
      open
      size="small"
      title={copy.title}
      description={
        <>
          <p className="font-medium text-ink">{copy.lead}</p>
          <p className="mt-1">{copy.kept}</p>
        </>
      }
      footer={
        <>
          <p className="mr-auto text-xs text-ink-muted">{copy.leaveNote}</p>
          <Button onClick={onLeave}>{copy.leave}</Button>
        </>
      }
    >
      <LoginForm email={email} onEmail={setEmail} startsAt={own === '' ? 'email' : 'password'} />
      <p role="status" className="mt-3 text-state-red empty:hidden">
        {isSomebodyElse ? copy.stranger : ''}
      </p>
      <p className="mt-4 text-center">
        <a
          href={paths.auth('forgot')}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded-[2px] font-medium text-accent underline underline-offset-2 hover:text-accent-strong"
        >
          {copy.forgot} <span className="sr-only">{copy.newTab}</span>
        </a>
      </p>
    </Dialog>
  )
}
