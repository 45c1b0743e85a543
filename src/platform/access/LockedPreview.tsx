import type { ReactNode } from 'react'

import { accessCopy as copy } from './access.copy.ts'

type Props = { card: ReactNode; children: ReactNode }

/** A blurred look at a part that is closed, with the card that says how to open it. The preview cannot be operated or read out. */
export function LockedPreview({ card, children }: Props) {
  return (
    <section aria-label={copy.lockedPreview} className="relative overflow-hidden rounded-card">
      <div inert aria-hidden className="pointer-events-none blur-sm select-none">
        {children}
      </div>
      <div className="absolute inset-0 grid place-items-center overflow-auto bg-page/60 px-4">{card}</div>
    </section>
  )
}
