import { createElement, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

import { SynthesisHub } from '#features/syntheses/SynthesisHub.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { synthesisViewPages } from './synthesis-view-pages.ts'
import { SynthesisOverview } from './SynthesisOverview.tsx'

const Waiting = () => (
  <ListFrame>
    <Skeleton lines={5} />
  </ListFrame>
)

/** The hub: one address for every view, the view being a part of it or a query. */
export function Component() {
  const { view } = useParams()
  const [search] = useSearchParams()
  return (
    <SynthesisHub
      view={view ?? search.get('view') ?? undefined}
      page={(key) =>
        Object.hasOwn(synthesisViewPages, key) && (
          <Suspense key={key} fallback={<Waiting />}>
            {createElement(synthesisViewPages[key] ?? Waiting)}
          </Suspense>
        )
      }
      overview={(notice) => <SynthesisOverview notice={notice} />}
    />
  )
}
