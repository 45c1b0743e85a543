import { useQuery } from '@tanstack/react-query'

import { lessonsApi, type Lesson } from '#contract/lessons.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery } from '#shared/api/query.ts'

import { lessonsCopy as copy } from './lessons.copy.ts'

const TEXT_MAX = 300

/** The server answered that it has no lessons to give, and maybe why. */
export class LessonsRefusedError extends Error {
  override name = 'LessonsRefusedError'
}

async function allLessons(signal: AbortSignal): Promise<readonly Lesson[]> {
  const { success, lessons, lessonsBySection, error } = await callApi(lessonsApi.list, {}, { signal })
  if (success === false) throw new LessonsRefusedError(error?.trim().slice(0, TEXT_MAX) || copy.refused)
  return lessons ?? Object.values(lessonsBySection ?? {}).flat()
}

export const lessonsKey = apiQuery(lessonsApi.list, {}).queryKey

/** Every lesson with the status of whoever asks. */
export const useLessons = () =>
  useQuery({
    queryKey: lessonsKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => allLessons(signal),
    // A lesson may have been completed by what was done meanwhile.
    refetchOnMount: 'always',
  })

const none = { done: 0, share: 0 }

/**
 * How far somebody has come, asked for only when somebody is signed in. A progress that cannot be read is none: it is what
 * is shown, and changes no lesson's own status.
 */
export function useProgress(lessons: readonly Lesson[]) {
  const { isSignedIn } = useSession()
  const { data } = useQuery({ ...apiQuery(lessonsApi.progress, {}), enabled: isSignedIn, refetchOnMount: 'always' })
  const known = data?.success === false ? undefined : data
  const all = known?.overallProgress
  const shareOf = (share: number) => Math.min(100, Math.max(0, Math.round(share)))
  return {
    overall: {
      ...(all ? { done: all.completed_lessons, share: shareOf(all.completion_percentage) } : none),
      total: all?.total_lessons ?? lessons.length,
    },
    ofSection: (section: string) => {
      const row = known?.progressBySection?.find((each) => each.section === section)
      const total = lessons.filter((lesson) => lesson.section === section).length
      return { done: row?.completed_lessons ?? 0, total: row?.total_lessons ?? total }
    },
  }
}
