import type { Section } from './report-facts.ts'

export const reportsCopy = {
  loadFailed: 'Failed to load the activity. Please try again.',
  loadKept: 'What you wrote is kept.',
  empty: 'Nothing happened in this period',
  emptyWhy:
    'The log of the project holds no event between these days, so there is nothing to report. Choose other days.',
  sections: {
    done: 'Done',
    decided: 'Decided',
    found: 'Found',
    blocked: 'Blocked',
    next: 'Next',
  } satisfies Record<Section, string>,
  nothing: 'Nothing in this period.',
} as const
