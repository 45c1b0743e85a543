import { useId, type ReactNode } from 'react'

import { Card } from '#shared/ui/Card.tsx'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A card of the help pages: a named region whose heading is no header of the page. */
export function Panel({ title, action, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card as="div">
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}
