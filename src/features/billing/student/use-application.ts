import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { authApi } from '#contract/auth.ts'
import { studentVerificationApi, type DocumentType } from '#contract/student-verification.ts'
import { subscriptionApi, type Subscription } from '#contract/subscription.ts'
import { subscriptionQuery } from '#platform/access/subscription.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, isAbort, NetworkError } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { studentCopy as copy } from './student.copy.ts'
import type { Application } from './student.form.ts'
import { outcomeOf, viewOf, type Outcome } from './verification-outcome.ts'

type Options = { onArrived: (outcome: Exclude<Outcome, { kind: 'refused' }>) => void }

/** Sends an application, with progress and a way to stop it, and says what became of it. */
export function useApplication({ onArrived }: Options) {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const upload = useRef<AbortController>(undefined)
  const refresh = () => invalidate(client, [subscriptionApi.get, authApi.me])

  async function follow(outcome: Outcome) {
    if (outcome.kind === 'refused') throw new ApiError(200, { message: outcome.message })
    onArrived(outcome)
    if (outcome.kind === 'payment-trouble') {
      toast({ title: copy.approvedTitle, description: copy.approved })
      toast({ title: copy.paymentTroubleTitle, description: copy.paymentTrouble, variant: 'destructive' })
    }
    if (outcome.kind === 'submitted') {
      toast({ title: copy.submittedTitle, description: outcome.message ?? copy.submitted })
    }
    await refresh()
  }

  /** Whether an application is there although its reply was lost or could not be read. */
  async function hasArrived(): Promise<boolean> {
    await refresh()
    const known = client.getQueryData<Subscription>(subscriptionQuery().queryKey)
    const { studentVerificationStatus, studentVerificationExpiresAt } = known?.subscription ?? {}
    return viewOf(studentVerificationStatus, studentVerificationExpiresAt) !== 'form'
  }

  async function send(application: Application, document: File) {
    const stop = new AbortController()
    upload.current = stop
    setShare(0)
    const { documentType, ...rest } = application
    const body = { ...rest, document, documentType: documentType as DocumentType }
    try {
      const reply = await callApi(
        studentVerificationApi.submit,
        { body },
        { signal: stop.signal, onProgress: setShare },
      )
      await follow(outcomeOf(reply))
    } catch (error) {
      if (isAbort(error)) throw new Error(copy.canceled, { cause: error })
      const isLost = !(error instanceof ApiError) && (!(error instanceof NetworkError) || error.mayHaveArrived)
      if (!isLost || !(await hasArrived())) throw error
      await follow({ kind: 'submitted', message: undefined })
    }
  }

  const explain = (error: unknown) => {
    if (upload.current?.signal.aborted) return { message: copy.canceled }
    const message = error instanceof ApiError && error.isServerMessage ? error.message : copy.failed
    toast({ title: copy.failedTitle, description: message, variant: 'destructive' })
    return { message: `${message} ${copy.kept}` }
  }

  return { send, explain, share, cancel: () => upload.current?.abort() }
}
