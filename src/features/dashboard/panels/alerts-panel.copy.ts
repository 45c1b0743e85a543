export const alertsPanelCopy = {
  failed: 'Your alerts could not be loaded',
  empty: 'Switch on an alert in your search history, and its new papers are counted here.',
  toHistory: 'Search history',
  notAsked: 'not checked yet',
  nothing: (when: string) => `nothing new, checked ${when}`,
} as const
