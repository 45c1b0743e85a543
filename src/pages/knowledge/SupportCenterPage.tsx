import { Link } from 'react-router-dom'

import { SupportCenter } from '#features/help/SupportCenter.tsx'
import { ArticleAnswers } from '#features/knowledge/ArticleAnswers.tsx'
import { useSession } from '#platform/session/session.queries.ts'
import { paths } from '#shared/paths.ts'
import { Logo } from '#shared/ui/Logo.tsx'

const visiting = ['passwords', 'when-the-connection-fails', 'student-price', 'paying', 'what-is-kept-where']
const signedIn = ['when-the-connection-fails', 'importing-references', 'citations-you-can-check', 'paying', 'keyboard']

/** Open to everybody: a visitor has no bar above it, and still needs the way in. */
export function Component() {
  const { isSignedIn } = useSession()
  return (
    <>
      {!isSignedIn && (
        <div className="mx-auto flex h-16 w-full max-w-[84rem] items-center justify-between px-4 sm:px-6">
          <Link to={paths.home()} aria-label="Roadrunner" className="rounded-control p-1">
            <Logo named />
          </Link>
          <Link to={paths.auth()} className="rounded-control px-2 py-1.5 font-medium text-accent hover:underline">
            Sign in
          </Link>
        </div>
      )}
      <SupportCenter answers={<ArticleAnswers slugs={isSignedIn ? signedIn : visiting} hasHelp={isSignedIn} />} />
    </>
  )
}
