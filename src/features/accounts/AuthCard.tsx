import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

const LINK = 'rounded-[2px] font-medium text-accent underline underline-offset-2 hover:text-accent-strong'

const NewcomerCard = lazyPart(() => import('./NewcomerCard.tsx').then((module) => module.NewcomerCard))
const prepare = () => void NewcomerCard.preload()

/** Login, registration and the forgotten password: one card, the view in the address, what is typed kept between them. */
export function AuthCard() {
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [username, setUsername] = useState('')
  const view = search.get('view')
  const shown = useRef(view)

  // Another view is another page to whoever listens, though the path stays.
  const announce = useCallback(() => {
    if (shown.current !== view) document.querySelector<HTMLElement>('[data-page-title]')?.focus()
    shown.current = view
  }, [view])
  const isLogin = view !== 'register' && view !== 'forgot'
  useEffect(() => {
    if (isLogin) announce()
  }, [isLogin, announce])

  if (!isLogin) {
    return (
      <Suspense>
        <NewcomerCard {...{ view, email, username }} onEmail={setEmail} onUsername={setUsername} onShown={announce} />
      </Suspense>
    )
  }
  return (
    <AuthFrame
      title={copy.login.title}
      lead={copy.login.lead}
      below={
        // On the way to one of these it is fetched.
        <div onPointerEnter={prepare} onFocus={prepare}>
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
        </div>
      }
    >
      <LoginForm email={email} onEmail={setEmail} />
    </AuthFrame>
  )
}
