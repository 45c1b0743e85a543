import type { Health } from '#science/planning/pace.ts'

export const milestonesCopy = {
  loadFailed: 'Failed to load milestones. Please try again.',
  loadKept: 'Nothing is lost: the milestones are on the server.',
  saveFailed: 'The milestone could not be saved.',
  kept: 'What you typed is kept.',
  titleRequired: 'Milestone Title Required',
  reasonRequired: 'This date has passed. Say briefly why it is being moved.',
  targetWrong: 'Enter a whole number of at least 1.',
  empty: 'No milestones yet',
  emptyWhy: 'A milestone is the day by which certain tasks should be done. Recent pace shows whether it can be met.',
  health: {
    reached: 'Reached',
    'on-track': 'On track',
    tight: 'Tight',
    behind: 'Behind',
    stalled: 'Stalled',
    overdue: 'Overdue',
    unknown: 'No tasks',
  } satisfies Record<Health, string>,
} as const
