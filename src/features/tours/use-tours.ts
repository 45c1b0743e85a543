import { mayEnter } from '#platform/access/plan-access.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'

import type { Tour } from './tour.ts'
import { tours } from './tour-catalogue.ts'
import { tourKeys, type TourKey } from './tour-places.ts'

/** The tours that are for this person. */
export function useTours(): (Tour & { key: TourKey })[] {
  const { user } = useSession()
  const { plan } = usePlan()
  const mayCollaborate = mayEnter(useSubscription().data, 'collaborate')
  const isFor = ({ only }: Tour) => {
    if (only === 'testers') return plan === 'tester' || isAdmin(user)
    return only === undefined || mayCollaborate
  }
  return tourKeys.map((key) => ({ ...tours[key], key })).filter(isFor)
}
