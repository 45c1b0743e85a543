import type { Section } from './report-facts.ts'

export const reportsCopy = {
  loadFailed: 'Failed to load the activity. Please try again.',
  loadKept: 'What you wrote is kept.',
  empty: 'Nothing happened in this period',
  emptyWhy: 'The project’s log has no events between these days. Choose other days.',
  sections: {
    done: 'Done',
    decided: 'Decided',
    found: 'Found',
    blocked: 'Blocked',
    next: 'Next',
  } satisfies Record<Section, string>,
  nothing: 'Nothing in this period.',
} as const
