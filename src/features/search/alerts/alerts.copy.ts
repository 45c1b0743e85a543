import { count } from '#shared/format/count.ts'

export const alertsCopy = {
  on: 'Alert me',
  onOf: (query: string) => `Alert me of new papers for ${query}`,
  explain: 'This search is asked again by itself; new papers ring the bell. It costs no search.',
  started: 'You will be told of new papers',
  startedBody: 'Once for each paper. Alerts are switched off in the search history.',
  stopped: 'This search is not watched any more',
  failed: 'The alert was not changed',
  loadFailed: 'Your alerts could not be loaded',
  loadFailedBody: 'They go on. Reload the page to see them.',
  checked: (when: string) => `Last asked: ${when.toLowerCase()}`,
  notChecked: 'Not asked yet',
  failedSources: (labels: readonly string[]) => `${labels.join(', ')} did not answer`,
  show: (n: number) => `Show ${count(n, 'new paper', 'new papers')}`,
  summary: (alerts: number, fresh: number) =>
    `${count(alerts, 'search is', 'searches are')} watched${fresh > 0 ? `, ${count(fresh, 'paper is', 'papers are')} new` : ''}.`,
  check: 'Ask now',
  checkedNow: (fresh: number) => (fresh > 0 ? `${count(fresh, 'paper is', 'papers are')} new` : 'Nothing is new'),
  checkFailed: 'The alerts could not be asked',
  byAlert: 'From an alert',
} as const
