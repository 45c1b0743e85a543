import { Suspense, useState } from 'react'

import { TourTrigger } from '#features/tours/TourTrigger.tsx'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'

import { DialogBoundary } from '../crash/DialogBoundary.tsx'

const TourHost = lazyPart(() => import('#features/tours/TourHost.tsx').then((module) => module.TourHost))

/** Where tours are shown. One that fails is gone: no page is worth less without it. */
export function TourDock() {
  const [isGone, setGone] = useState(false)
  const giveUp = (error: unknown) => {
    if (error instanceof PartLoadError) error.retry()
    setGone(true)
  }
  if (isGone) return null
  return (
    <DialogBoundary onCrash={giveUp}>
      <Suspense>
        <TourTrigger>{(due) => <TourHost due={due} />}</TourTrigger>
      </Suspense>
    </DialogBoundary>
  )
}
