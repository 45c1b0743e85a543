import type { ReactNode } from 'react'

import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { AnalysisHead, type HeadProps } from './AnalysisHead.tsx'
import { gridCopy as copy } from './grid.copy.ts'

type Props = HeadProps & { details?: ReactNode; detailsLabel?: string; children: ReactNode }

/** A view under the head that all views share, with details at the side. */
export function AnalysisFrame({ details, detailsLabel, children, ...head }: Props) {
  const { papersState } = head.open
  return (
    <ListFrame
      toolbar={<AnalysisHead {...head} />}
      {...(details !== undefined && { details })}
      {...(detailsLabel !== undefined && { detailsLabel })}
    >
      {papersState.isError && (
        <div className="mb-4">
          <ErrorCard title={copy.papersFailed} of={papersState} kept={copy.kept} />
        </div>
      )}
      {children}
    </ListFrame>
  )
}
