import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { projectsApi } from '#contract/projects.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { projectListCopy as copy } from './project-list.copy.ts'

/** The server's own words, or ours where it has none. */
const failed = (fallback: string) => (error: Error) =>
  void toast({ title: fallback, description: messageOf(error, fallback), variant: 'destructive' })
const done = (title: string) => () => void toast({ title })

export const useRename = () =>
  useApiMutation(synthesesApi.update, {
    invalidates: [synthesesApi.list, synthesesApi.get],
    onSuccess: done(copy.updated),
    // A conflict is answered in the dialog, where both names can be seen.
    onError: (error) => (statusOf(error) === 409 ? undefined : failed(copy.updateFailed)(error)),
  })

export const useRemoveSynthesis = () =>
  useApiMutation(synthesesApi.remove, {
    invalidates: [synthesesApi.list, synthesesApi.get],
    onSuccess: done(copy.deleted),
    onError: failed(copy.deleteFailed),
  })

const touched = [collaborationApi.projects, projectsApi.get, activityApi.list]
const update = { invalidates: touched, onSuccess: done(copy.updated), onError: failed(copy.updateFailed) }
export const useArchive = () => useApiMutation(projectsApi.archive, update)
export const useReopen = () => useApiMutation(projectsApi.reopen, update)
export const useRemoveProject = () =>
  useApiMutation(projectsApi.remove, {
    invalidates: [collaborationApi.projects],
    onSuccess: done(copy.deleted),
    onError: failed(copy.deleteFailed),
  })
