import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { planOf } from '#platform/access/plan-access.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { subscriptionQuery, usePlan } from '#platform/access/subscription.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { successCopy as copy } from './success.copy.ts'
import { useReturnedPayment } from './use-returned-payment.ts'

const ASK_AGAIN_MS = 3000

/** What became of a payment, by the server's word: paid, on its way, failed, or none at all. */
export function PaymentOutcome() {
  const { pathname } = useLocation()
  const { hasReturned, status } = useReturnedPayment()
  const isStudent = pathname === paths.studentPaymentDone()
  return (
    <>
      <PageTitle>{isStudent ? copy.studentTitle : copy.title}</PageTitle>
      {hasReturned ? <Returned status={status} /> : <NothingPaid />}
    </>
  )
}

function Returned({ status }: { status: string | undefined }) {
  const read = useQuery({
    ...subscriptionQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isPaidPlan(planOf(state.data)) ? 30_000 : ASK_AGAIN_MS),
  })
  const { data, isPending } = read
  const plan = planOf(data)
  const isPaid = isPaidPlan(plan)
  // The plan may be an older one: only with the provider's word is it this payment's.
  const isThisPayment = isPaid && status === 'succeeded'
  const hasSaid = useRef(false)
  useEffect(() => {
    if (!isThisPayment || hasSaid.current) return
    hasSaid.current = true
    toast({ title: copy.toastTitle, description: copy.success })
  }, [isThisPayment])

  if (isPending) return <Spinner label={copy.asking} />
  if (!data) return <ErrorCard title={copy.loadFailed} of={read} />
  if (plan && isPaid) {
    return (
      <div className="space-y-5">
        <Notice tone="success" {...(isThisPayment && { title: copy.success })}>
          {copy.planIs(plans[plan].name)} {copy.billed[data.subscription?.billing ?? '']} {copy.unlocked}
        </Notice>
        <NextSteps />
      </div>
    )
  }
  if (status === 'requires_payment_method' || status === 'canceled') {
    return (
      <div className="space-y-5">
        <Notice tone="error" title={copy.failedTitle}>
          {copy.failed}
        </Notice>
        <Button variant="primary" onClick={() => openDialog({ name: 'plans' })}>
          {copy.again}
        </Button>
      </div>
    )
  }
  return (
    <Notice title={copy.processingTitle} action={<Spinner />}>
      {copy.processing}
    </Notice>
  )
}

const isPaidPlan = (plan: ReturnType<typeof planOf>) => plan !== undefined && plan !== 'free'

function NextSteps() {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" to={paths.dashboard()}>
        {copy.next}
      </ButtonLink>
      <ButtonLink to={paths.settings('billing')}>{copy.billing}</ButtonLink>
    </div>
  )
}

/** Opened without a payment: which plan holds, and the way to its bills. */
function NothingPaid() {
  const asked = usePlan()
  const { label, isPending, error } = asked
  if (isPending) return <Spinner label={copy.asking} />
  if (error) return <ErrorCard title={copy.loadFailed} of={asked} />
  return (
    <div className="space-y-5">
      <Notice {...(label && { title: copy.planIs(label) })}>{copy.nothing}</Notice>
      <ButtonLink variant="primary" to={paths.settings('billing')}>
        {copy.billing}
      </ButtonLink>
    </div>
  )
}
