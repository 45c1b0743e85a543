import type { Health } from '#science/planning/pace.ts'

export const milestonesCopy = {
  loadFailed: 'Failed to load milestones. Please try again.',
  loadKept: 'Nothing is lost: the milestones are on the server.',
  saveFailed: 'The milestone could not be saved.',
  kept: 'What you typed is kept.',
  titleRequired: 'Milestone Title Required',
  reasonRequired: 'This date has passed: say in a few words why it moves.',
  targetWrong: 'How many must be a whole number from 1 on.',
  empty: 'No milestones yet',
  emptyWhy: 'A milestone is a day by which some tasks are done. The pace of the last days says whether it will hold.',
  health: {
    reached: 'Reached',
    'on-track': 'On track',
    tight: 'Tight',
    behind: 'Behind',
    stalled: 'Nothing moves',
    overdue: 'Past its day',
    unknown: 'Nothing to count',
  } satisfies Record<Health, string>,
} as const
