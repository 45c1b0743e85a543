import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const LINK = 'rounded-[2px] font-medium text-accent underline underline-offset-2 hover:text-accent-strong'

/** Login, registration and the forgotten password: one card, the view in the address, what is typed kept between them. */
export function AuthCard() {
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [username, setUsername] = useState('')
  const view = search.get('view')
  const shown = useRef(view)

  // Another view is another page to whoever listens, though the path stays.
  useEffect(() => {
    if (shown.current !== view) document.querySelector<HTMLElement>('[data-page-title]')?.focus()
    shown.current = view
  }, [view])

  if (view === 'register') {
    return (
      <AuthFrame
        title={copy.register.title}
        lead={copy.register.lead}
        below={
          <p>
            {copy.links.hasAccount}{' '}
            <Link to={paths.auth()} className={LINK}>
              {copy.links.toLogin}
            </Link>
          </p>
        }
      >
        <RegisterForm email={email} onEmail={setEmail} username={username} onUsername={setUsername} />
      </AuthFrame>
    )
  }
  if (view === 'forgot') {
    return (
      <AuthFrame
        title={copy.forgot.title}
        lead={copy.forgot.lead}
        below={
          <p>
            {copy.links.remembered}{' '}
            <Link to={paths.auth()} className={LINK}>
              {copy.links.toLogin}
            </Link>
          </p>
        }
      >
        <ForgotPasswordForm email={email} onEmail={setEmail} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={copy.login.title}
      lead={copy.login.lead}
      below={
        <>
          <p>
            <Link to={paths.auth('forgot')} className={LINK}>
              {copy.links.toForgot}
            </Link>
          </p>
          <p>
            {copy.links.noAccount}{' '}
            <Link to={paths.auth('register')} className={LINK}>
              {copy.links.toRegister}
            </Link>
          </p>
        </>
      }
    >
      <LoginForm email={email} onEmail={setEmail} />
    </AuthFrame>
  )
}
