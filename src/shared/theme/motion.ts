/** Whether this person wants little to move: by the system, or by the choice under settings. */
export const wantsCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
