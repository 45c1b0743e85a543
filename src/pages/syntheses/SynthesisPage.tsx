import { createElement, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

import { viewOf } from '#features/syntheses/synthesis-views.ts'
import { SynthesisNav } from '#features/syntheses/SynthesisNav.tsx'
import { SynthesisViewNotice } from '#features/syntheses/SynthesisViewNotice.tsx'
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
  const { view: inPath } = useParams()
  const [search] = useSearchParams()
  const { key, label, isKnown } = viewOf(inPath ?? search.get('view') ?? undefined)
  const View = Object.hasOwn(synthesisViewPages, key) ? synthesisViewPages[key] : undefined
  const isMissing = !isKnown || (key !== 'overview' && View === undefined)
  return (
    <>
      <SynthesisNav current={key} />
      {View ? (
        <Suspense key={key} fallback={<Waiting />}>
          {createElement(View)}
        </Suspense>
      ) : (
        <SynthesisOverview notice={isMissing && <SynthesisViewNotice label={isKnown ? label : undefined} />} />
      )}
    </>
  )
}
