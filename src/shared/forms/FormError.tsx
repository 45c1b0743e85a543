import type { ReactNode } from 'react'

import { AlertSign } from '#shared/ui/AlertSign.tsx'

/** `false` and `true` draw nothing: a condition that does not hold is no error. */
const hasWords = (children: ReactNode) =>
  children !== undefined && children !== null && children !== '' && typeof children !== 'boolean'

/** What is wrong with a form as a whole. Holds its place in the page and is read out when it appears. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {hasWords(children) && (
        <div className="flex gap-2.5 rounded-control bg-state-red-soft px-3.5 py-2.5">
          <AlertSign className="mt-0.5 shrink-0 text-state-red" />
          <div className="min-w-0 wrap-anywhere">{children}</div>
        </div>
      )}
    </div>
  )
}
