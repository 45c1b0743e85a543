import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { HelpButton } from '#features/help/HelpButton.tsx'
import { closeHelp, openHelp, useOpenHelp } from '#platform/help-request/help-request.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { toast } from '#shared/toast/toast.ts'

import { DialogBoundary } from '../crash/DialogBoundary.tsx'
import { rowOf } from '../route-match.ts'
import { shellCopy as copy } from './shell.copy.ts'
import { TourDock } from './TourDock.tsx'

/** Fetched when it is about to be needed: until then help costs a button. */
const HelpLayer = lazyPart(() => import('./HelpLayer.tsx').then((module) => module.HelpLayer))

/** Help within reach on every page of somebody who is signed in. */
export function HelpDock() {
  const { pathname } = useLocation()
  const isOpen = useOpenHelp() !== undefined
  const [isWanted, setWanted] = useState(false)
  // The pattern and not the address: that one may carry a token.
  const route = rowOf(pathname)?.path ?? '*'
  // It stays when it is closed: what was typed and read in it is there again.
  if (isOpen && !isWanted) setWanted(true)

  // Another page: the drawer was over the one before.
  useEffect(() => closeHelp, [pathname])

  const giveUp = (error: unknown) => {
    if (error instanceof PartLoadError) error.retry()
    closeHelp()
    setWanted(false)
    toast({ title: copy.helpFailed, description: copy.helpFailedDetail, variant: 'destructive' })
  }
  return (
    <>
      <HelpButton route={route} isOpen={isOpen} onOpen={() => openHelp()} onNear={() => void HelpLayer.preload()} />
      {isWanted && (
        <DialogBoundary onCrash={giveUp}>
          <Suspense>
            <HelpLayer route={route} />
          </Suspense>
        </DialogBoundary>
      )}
      <TourDock />
    </>
  )
}
