import { useQuery } from '@tanstack/react-query'

import { activityApi, type ActivityEvent } from '#contract/activity.ts'
import { everyPage } from '#research/projects/every-page.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

import { momentsOf, type Period } from './period.ts'

const MINUTE = 60_000

/** Everything that happened in a span, the newest first. */
export const useActivity = (projectId: string, period: Period) =>
  useQuery({
    queryKey: [...keyOf(activityApi.list), projectId, period],
    queryFn: ({ signal }): Promise<ActivityEvent[]> =>
      everyPage(async (page) => {
        const query = { ...momentsOf(period), ...page }
        const { events, next } = await callApi(activityApi.list, { params: { projectId }, query }, { signal })
        return { rows: events, next }
      }),
    // A report is about what has happened: it is asked for anew when it is opened again.
    staleTime: MINUTE,
    refetchOnMount: true,
  })
