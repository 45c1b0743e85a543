import { activityApi } from '#contract/activity.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { tasksApi } from '#contract/tasks.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { milestonesCopy as copy } from './milestones.copy.ts'

/** A milestone that changes is a line in the log, and a removed one is taken off its tasks. */
const dependents = [milestonesApi.list, activityApi.list]

export const useCreateMilestone = () => useApiMutation(milestonesApi.create, { invalidates: dependents })
export const useUpdateMilestone = () => useApiMutation(milestonesApi.update, { invalidates: dependents })

export const useRemoveMilestone = () =>
  useApiMutation(milestonesApi.remove, {
    invalidates: [...dependents, tasksApi.list],
    onSuccess: () => {
      toast({ title: 'Milestone removed', description: 'Its tasks stay where they are.' })
    },
    onError: (error) => toast({ title: copy.saveFailed, description: error.message, variant: 'destructive' }),
  })
