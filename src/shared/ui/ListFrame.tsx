import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

type Props = { toolbar?: ReactNode; details?: ReactNode; detailsLabel?: string; children: ReactNode }

/** Toolbar, list, details at the side. Below 1100 px the details stand under the list. */
export function ListFrame({ toolbar, details, detailsLabel = 'Details', children }: Props) {
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-(--frame-top,2rem) pb-8 sm:px-6">
      {toolbar !== undefined && <div className="mb-5">{toolbar}</div>}
      <div className={classNames('grid gap-6', details !== undefined && 'lg:grid-cols-[minmax(0,1fr)_23rem]')}>
        <div className="min-w-0">{children}</div>
        {details !== undefined && (
          <aside aria-label={detailsLabel} className="min-w-0">
            <div className="scroll-quiet lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
              {details}
            </div>
          </aside>
        )}
      </div>
    </div>
  )
}
