import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { authApi } from '#contract/auth.ts'

import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { resetCopy as reset } from './reset.copy.ts'

const TOKEN_MAX = 512

/** A refused link is a client error; anything else says nothing about the link. */
const isRefusal = (error: unknown) => {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}

/** The link out of the mail. Its token leaves the address at once and lives in memory, nowhere else. */
export function ResetPasswordCard() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(() => search.get('token') ?? '')
  const [isDone, setDone] = useState(false)
  const isPossible = token !== '' && token.length <= TOKEN_MAX
  const inAddress = search.has('token')

  useEffect(() => {
    if (inAddress) void navigate(paths.resetPassword(), { replace: true })
  }, [inAddress, navigate])

  const check = useQuery({
    // The token is kept out of the cache's key.
    queryKey: ['auth', 'verifyToken'],
    queryFn: apiQuery(authApi.verifyToken, { query: { token } }).queryFn,
    enabled: isPossible && !isDone,
    gcTime: 0,
    retryOnMount: false,
  })

  const back = (
    <ButtonLink to={paths.auth()} variant="ghost" size="small">
      {copy.links.toLogin}
    </ButtonLink>
  )
  if (isDone) {
    return (
      <AuthFrame title={reset.done} lead={reset.doneBody}>
        <ButtonLink to={paths.auth()} variant="primary" className="w-full">
          {copy.links.toLogin}
        </ButtonLink>
      </AuthFrame>
    )
  }
  if (!isPossible || isRefusal(check.error) || check.data?.valid === false || check.data?.['success'] === false) {
    return (
      <AuthFrame title={reset.title} below={back}>
        <div role="alert" className="mb-4">
          {reset.invalid}
        </div>
        <ButtonLink to={paths.auth('forgot')} variant="primary" className="w-full">
          {reset.askAgain}
        </ButtonLink>
      </AuthFrame>
    )
  }
  if (check.isPending) {
    return (
      <AuthFrame title={reset.title} below={back}>
        <div role="status">
          <span className="sr-only">{reset.checking}</span>
          <Skeleton lines={3} />
        </div>
      </AuthFrame>
    )
  }
  if (check.isError) {
    return (
      <AuthFrame title={reset.title} below={back}>
        <ErrorCard title={reset.unchecked} of={check} kept={reset.uncheckedKept} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={reset.title} below={back}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
    </AuthFrame>
  )
}
