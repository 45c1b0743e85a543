import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { ButtonLink } from './ButtonLink.tsx'
import { classNames } from './class-names.ts'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Above the pages that need no account: the name, and the way in. `wide`: as wide as a list with its details. */
export function PublicHeader({ wide = false }: { wide?: boolean }) {
  return (
    <header
      className={classNames(
        'mx-auto flex h-16 w-full items-center gap-2 px-4 sm:px-6',
        wide ? 'max-w-[84rem]' : 'max-w-[76rem]',
      )}
    >
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
