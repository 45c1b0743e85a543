/** Groups in which events are looked at; the values are kinds as the call takes them. */
export const activityGroups = [
  { value: '', label: 'Everything' },
  {
    value: 'task.created,task.updated,task.moved,task.done,task.reopened,task.removed,task.restored',
    label: 'Tasks',
  },
  {
    value: 'milestone.created,milestone.updated,milestone.moved,milestone.reached,milestone.removed',
    label: 'Milestones',
  },
  { value: 'resource.added,resource.removed', label: 'Papers and analyses' },
  { value: 'member.joined,member.left,member.role', label: 'People' },
  { value: 'project.created,project.updated,project.archived,project.reopened', label: 'Project' },
] as const
