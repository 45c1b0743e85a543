export const alertsPanelCopy = {
  failed: 'Your alerts could not be loaded',
  empty: 'Switch on the alert of a search in your search history. New papers for it are counted here.',
  toHistory: 'Search history',
  notAsked: 'not asked yet',
  nothing: (when: string) => `nothing new, asked ${when}`,
} as const
