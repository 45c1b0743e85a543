import { useQueryClient } from '@tanstack/react-query'

import { lessonsApi, type Lesson } from '#contract/lessons.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { lessonsCopy as copy } from './lessons.copy.ts'
import { lessonsKey } from './lessons.queries.ts'

/** Moves a lesson on; lessons and progress are loaded anew. Success is judged by the status alone. */
export function useSaveProgress() {
  const client = useQueryClient()
  return useApiMutation(lessonsApi.saveProgress, {
    invalidates: [lessonsApi.list, lessonsApi.progress],
    onSuccess: (_, { params, body }) => {
      // Holds even when the lessons cannot be loaded anew.
      client.setQueryData<readonly Lesson[]>(lessonsKey, (before) =>
        before?.map((lesson) => (lesson.id === params.id ? { ...lesson, user_status: body.status } : lesson)),
      )
      toast({ title: copy.updated, description: copy.updatedTo(body.status) })
    },
    onError: () => void toast({ title: copy.error, description: copy.updateFailed, variant: 'destructive' }),
  })
}
