import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { forgetAddress, rememberAddress } from '#platform/session/asked-address.ts'
import { sessionCopy as copy } from '#platform/session/session.copy.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useKeptSession } from '#platform/engine/use-kept-session.ts'
import { paths } from '#shared/paths.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { PageSkeleton } from '../PageSkeleton.tsx'

/** Lets in who is signed in; sends everybody else to the sign-in page and keeps the address that was asked for. */
export function RequireSession({ children }: { children: ReactNode }) {
  const read = useSession()
  const { isSignedIn, isPending, error } = read
  const isOnItsWay = useKeptSession(error)
  if (isPending || isOnItsWay) return <PageSkeleton />
  // No answer is no sign-out: the address stays, and so does everything typed.
  if (error) {
    return (
      <main className="mx-auto max-w-reading px-4 py-16">
        <ErrorCard title={copy.noAnswer} of={read} kept={copy.noAnswerKept} />
      </main>
    )
  }
  return isSignedIn ? <Arrived>{children}</Arrived> : <ToSignIn />
}

function Arrived({ children }: { children: ReactNode }) {
  useEffect(forgetAddress, [])
  return children
}

function ToSignIn() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberAddress(`${pathname}${search}`), [pathname, search])
  return <Navigate to={paths.auth()} replace />
}
