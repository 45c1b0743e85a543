import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { ThemeToggle } from '#shared/theme/ThemeToggle.tsx'

import { ButtonLink } from './ButtonLink.tsx'
import { Logo } from './Logo.tsx'

/** Above the pages that need no account: the name, and the way in. */
export function PublicHeader() {
  return (
    <header className="mx-auto flex h-16 w-full max-w-[76rem] items-center gap-2 px-4 sm:px-6">
      <Link to={paths.home()} aria-label="Roadrunner" className="mr-auto rounded-control p-1">
        <Logo named />
      </Link>
      <ThemeToggle />
      <ButtonLink to={paths.auth()} variant="ghost">
        Sign in
      </ButtonLink>
      <ButtonLink to={paths.auth('register')} variant="primary" className="max-sm:hidden">
        Create account
      </ButtonLink>
    </header>
  )
}
