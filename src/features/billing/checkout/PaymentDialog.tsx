import { useState, type ReactNode } from 'react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'
import { LeaveQuestion } from './use-leave-question.ts'

type Props = {
  title: string
  description?: ReactNode
  onClose: () => void
  children: (leave: () => void) => ReactNode
}

/** A dialog in which something is paid: while a payment is under way it asks before it closes. */
export function PaymentDialog({ title, description, onClose, children }: Props) {
  const [mustAsk, setMustAsk] = useState(false)
  const leave = () => {
    if (!mustAsk) return onClose()
    const question = { title: copy.leaveTitle, body: copy.leaveBody, action: copy.leave, cancel: copy.stay }
    void confirm(question).then((isYes) => isYes && onClose())
  }
  return (
    <Dialog onClose={leave} title={title} {...(description !== undefined && { description })}>
      <LeaveQuestion value={setMustAsk}>{children(leave)}</LeaveQuestion>
    </Dialog>
  )
}
