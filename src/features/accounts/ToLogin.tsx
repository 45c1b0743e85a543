import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'

const LINK = 'rounded-[2px] font-medium text-accent underline underline-offset-2 hover:text-accent-strong'

/** The way back to the login form, after a few words. */
export function ToLogin({ words }: { words: string }) {
  return (
    <p>
      {words}{' '}
      <Link to={paths.auth()} className={LINK}>
        {copy.links.toLogin}
      </Link>
    </p>
  )
}
