import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { useAskedTour } from '#platform/help-request/help-request.ts'
import { useSession } from '#platform/session/session.queries.ts'

import { tourAt, type TourKey } from './tour-places.ts'
import { useBegun } from './tour-progress.ts'
import { useFinished } from './tours.queries.ts'

type Props = {
  /** Draws the tours: called as soon as somebody asks for one, or one is due on this page. */
  children: (due: TourKey | undefined) => ReactNode
}

/** Knows when tours are needed, so that nobody else fetches them. */
export function TourTrigger({ children }: Props) {
  const { user } = useSession()
  const key = tourAt(useLocation())
  const begun = useBegun(user?.id ?? '')
  const isAsked = useAskedTour() !== undefined
  const { isKnown, isFinished } = useFinished(user?.id, key !== undefined)
  const isDue = key !== undefined && isKnown && !isFinished(key) && begun[key]?.state !== 'left'
  const [isWanted, setWanted] = useState(false)
  if ((isAsked || isDue) && !isWanted) setWanted(true)
  return isWanted && user ? children(isDue ? key : undefined) : null
}
