import { useEffect } from 'react'

import { AuthFrame } from './AuthFrame.tsx'
import { forgotCopy } from './forgot.copy.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { registerCopy } from './register.copy.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { ToLogin } from './ToLogin.tsx'

type Props = {
  view: 'register' | 'forgot'
  email: string
  onEmail: (email: string) => void
  username: string
  onUsername: (username: string) => void
  onShown: () => void
}

/** For who cannot log in: registration and the forgotten password. Fetched when one of them is asked for. */
export function NewcomerCard({ view, email, onEmail, username, onUsername, onShown }: Props) {
  // It may arrive long after the page has turned to it.
  useEffect(onShown, [view, onShown])
  return view === 'register' ? (
    <AuthFrame title={registerCopy.title} lead={registerCopy.lead} below={<ToLogin words={registerCopy.hasAccount} />}>
      <RegisterForm email={email} onEmail={onEmail} username={username} onUsername={onUsername} />
    </AuthFrame>
  ) : (
    <AuthFrame title={forgotCopy.title} lead={forgotCopy.lead} below={<ToLogin words={forgotCopy.remembered} />}>
      <ForgotPasswordForm email={email} onEmail={onEmail} />
    </AuthFrame>
  )
}
