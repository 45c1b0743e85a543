import { Check } from 'lucide-react'
import { useState } from 'react'

import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { contactSalesCopy as copy } from './contact-sales.copy.ts'
import { ContactSalesForm } from './ContactSalesForm.tsx'

/** Asks the sales team about the Team or the Enterprise plan. */
export function ContactSalesDialog({ request: { planType }, onClose }: DialogProps<'contact-sales'>) {
  const [isSent, setSent] = useState(false)
  return (
    <Dialog onClose={onClose} title={isSent ? copy.thanks : copy.title} {...(!isSent && { description: copy.lead })}>
      {isSent ? (
        <div className="space-y-6">
          <p role="status">{copy.sent}</p>
          <div className="flex justify-end">
            <Button variant="primary" onClick={onClose}>
              {copy.close}
            </Button>
          </div>
        </div>
      ) : (
        <div className="space-y-5">
          <PlanIncludes planType={planType} />
          <ContactSalesForm planType={planType} onSent={() => setSent(true)} onCancel={onClose} />
        </div>
      )}
    </Dialog>
  )
}

function PlanIncludes({ planType }: { planType: 'team' | 'enterprise' }) {
  const { name, includes } = copy.plans[planType]
  return (
    <section aria-label={name} className="rounded-card border border-line bg-surface-sunken px-4 py-3">
      <h3 className="font-semibold">{name}</h3>
      <ul className="mt-2 grid gap-1.5 sm:grid-cols-2">
        {includes.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
