import { Suspense, useState } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { contactSalesCopy as copy } from './contact-sales.copy.ts'

const ContactSalesDialog = lazyPart(() =>
  import('./ContactSalesDialog.tsx').then((module) => module.ContactSalesDialog),
)

/** The way to the sales team for visitors, who have no dialog host around them. */
export function AskSales() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button onClick={() => setOpen(true)}>{copy.title}</Button>
      <p className="text-ink-muted">{copy.forInstitutions}</p>
      {isOpen && (
        <Suspense>
          <ContactSalesDialog request={{ name: 'contact-sales', planType: 'enterprise' }} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
