import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useOpenDialog } from '#platform/dialogs/dialogs.ts'
import { tourTaken, useAskedTour, useOpenHelp } from '#platform/help-request/help-request.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { loadWithRetry } from '#shared/browser/lazy-part.tsx'
import { toast } from '#shared/toast/toast.ts'

import type { TourEnd } from './run-tour.ts'
import { tours } from './tour-catalogue.ts'
import { isAtTour, tourKeys, tourPlaces, type TourKey } from './tour-places.ts'
import { begunOf, noteBegun } from './tour-progress.ts'
import { TourOffer } from './TourOffer.tsx'
import { toursCopy as copy } from './tours.copy.ts'
import { useFinish } from './tours.queries.ts'
import { useTours } from './use-tours.ts'

/** How long a page is left in peace before the first tour of all begins by itself. */
const PEACE_MS = 900

type Props = {
  /** The tour that this person has not had yet and that belongs to this page. */
  due: TourKey | undefined
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') === true

/** Shows one tour at a time: the one that was asked for, or the one that is due. */
export function TourHost({ due: dueHere }: Props) {
  const mine = useTours()
  const due = mine.find(({ key }) => key === dueHere)?.key
  const { user } = useSession()
  const userId = user?.id ?? ''
  const at = useLocation()
  const navigate = useNavigate()
  const finish = useFinish(userId)
  const asked = useAskedTour()
  const [running, setRunning] = useState<TourKey>()
  const isCovered = [useOpenDialog(), useOpenHelp()].some((layer) => layer !== undefined)
  const isThere = running !== undefined && isAtTour(running, at)

  const askedKey = tourKeys.find((key) => key === asked)
  if (askedKey !== undefined && running !== askedKey) setRunning(askedKey)

  const begin = (key: TourKey) => {
    noteBegun(userId, key, { step: begunOf(userId, key)?.step ?? 0, state: 'running' })
    setRunning(key)
  }
  const lead = useEffectEvent(() => {
    tourTaken()
    if (askedKey === undefined) return void toast({ title: copy.unknown, description: copy.unknownDetail })
    noteBegun(userId, askedKey, { step: begunOf(userId, askedKey)?.step ?? 0, state: 'running' })
    if (!isAtTour(askedKey, at)) void navigate(tourPlaces[askedKey])
  })
  useEffect(() => {
    if (asked !== undefined) lead()
  }, [asked])

  // The first of all begins by itself, and one that a reload or another page broke off goes on. The others ask.
  const isOwn = due !== undefined && (due === 'first-visit' || begunOf(userId, due) !== undefined)
  const beginDue = useEffectEvent(() => {
    if (due && !isTyping()) begin(due)
  })
  useEffect(() => {
    if (!isOwn || running !== undefined || isCovered) return undefined
    const timer = setTimeout(beginDue, PEACE_MS)
    return () => clearTimeout(timer)
  }, [isOwn, running, isCovered])

  const settle = useEffectEvent((key: TourKey, end: TourEnd) => {
    setRunning(undefined)
    if (end === 'finished') return finish(key)
    const place = begunOf(userId, key)
    noteBegun(userId, key, { step: place?.step ?? 0, state: 'left' })
    if (end === 'left') toast({ title: copy.left, description: copy.leftDetail })
    else toast({ title: copy.nothing, description: copy.nothingDetail })
  })
  const fail = useEffectEvent(() => {
    setRunning(undefined)
    toast({ title: copy.failed, description: copy.failedDetail, variant: 'destructive' })
  })
  useEffect(() => {
    if (running === undefined || !isThere || isCovered) return undefined
    let isOver = false
    let breakOff = () => {}
    const start = async () => {
      const { runTour } = await loadWithRetry(() => import('./run-tour.ts'))
      if (isOver) return
      breakOff = runTour({
        steps: tours[running].steps,
        from: begunOf(userId, running)?.step ?? 0,
        onStep: (step) => noteBegun(userId, running, { step, state: 'running' }),
        onEnd: (end) => settle(running, end),
      })
    }
    start().catch(() => fail())
    return () => {
      isOver = true
      breakOff()
    }
  }, [running, isThere, isCovered, userId])

  if (due === undefined || isOwn || running !== undefined || isCovered) return null
  const leave = () => noteBegun(userId, due, { step: 0, state: 'left' })
  return <TourOffer tour={tours[due]} onStart={() => begin(due)} onLeave={leave} />
}
