import { useState } from 'react'

import { useSubscription } from '#platform/access/subscription.queries.ts'
import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { Checkout } from '../checkout/Checkout.tsx'
import { PaymentDialog } from '../checkout/PaymentDialog.tsx'
import { PaymentPanel } from '../checkout/PaymentPanel.tsx'
import { ApplicationForm, type Arrived } from './ApplicationForm.tsx'
import { studentCopy as copy } from './student.copy.ts'
import { StudentPlanSummary } from './StudentPlanSummary.tsx'
import { VerificationPending } from './VerificationPending.tsx'
import { viewOf } from './verification-outcome.ts'

const studentYearly = { plan: 'student', billing: 'yearly' } as const

/** The way to the student price: application, waiting, and one of two ways to pay. */
export function StudentVerificationDialog({ onClose }: DialogProps<'student-verification'>) {
  return (
    <PaymentDialog title={copy.title} onClose={onClose}>
      {(leave) => <Views onClose={onClose} onLeave={leave} />}
    </PaymentDialog>
  )
}

function Views({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const read = useSubscription()
  const { data, isPending } = read
  const [arrived, setArrived] = useState<Arrived>()

  // What was sent from here a moment ago outranks a status that may change behind it.
  if (arrived) {
    const { outcome, application, documentName } = arrived
    if (outcome.kind === 'pay') {
      return <Approved clientSecret={outcome.clientSecret} onClose={onClose} onLeave={onLeave} />
    }
    const submitted = {
      ...application,
      expectedGraduation: application.graduationYear,
      document: documentName,
    }
    const message = outcome.kind === 'submitted' ? outcome.message : undefined
    return <VerificationPending submitted={submitted} message={message} onClose={onClose} />
  }
  if (isPending) return <Spinner label={copy.loading} />
  if (!data) {
    return <ErrorCard title={copy.loadFailed} of={read} />
  }

  const { subscription } = data
  const status = subscription?.studentVerificationStatus ?? undefined
  switch (viewOf(status, subscription?.studentVerificationExpiresAt)) {
    case 'form':
      return (
        <div className="space-y-5">
          <p className="text-ink-muted">
            {copy.lead} <HelpLink article="student-price" about="the student price" className="-my-2 align-middle" />
          </p>
          {subscription?.studentVerificationReason && (
            <Notice tone="warning" title={copy.notApproved}>
              {subscription.studentVerificationReason} {copy.applyAgain}
            </Notice>
          )}
          <StudentPlanSummary />
          <ApplicationForm onArrived={setArrived} onCancel={onClose} />
        </div>
      )
    case 'pending': {
      const submitted = {
        ...subscription?.studentVerificationData,
        document: subscription?.studentVerificationDocument,
      }
      return <VerificationPending submitted={submitted} status={status} onClose={onClose} />
    }
    case 'checkout':
      return (
        <div className="space-y-5">
          <p className="text-ink-muted">
            {copy.verified} {copy.yearly}
          </p>
          <Checkout toPay={studentYearly} onPaid={onClose} onCancel={onLeave} />
        </div>
      )
  }
}

function Approved({
  clientSecret,
  onClose,
  onLeave,
}: {
  clientSecret: string
  onClose: () => void
  onLeave: () => void
}) {
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">
        {copy.approved} {copy.yearly}
      </p>
      <PaymentPanel toPay={studentYearly} clientSecret={clientSecret} onPaid={onClose} onCancel={onLeave} />
    </div>
  )
}
