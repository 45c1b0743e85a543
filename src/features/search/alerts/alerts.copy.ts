import { count } from '#shared/format/count.ts'

export const alertsCopy = {
  on: 'Alert me',
  onOf: (query: string) => `Alert me of new papers for ${query}`,
  explain: 'This search is repeated automatically, and new papers ring the bell. It uses none of your searches.',
  started: 'You will be told about new papers',
  startedBody: 'Once for each paper. You can switch alerts off in the search history.',
  stopped: 'This search is no longer watched',
  failed: 'The alert was not changed',
  loadFailed: 'Your alerts could not be loaded',
  loadFailedBody: 'They keep running.',
  checked: (when: string) => `Last checked: ${when.toLowerCase()}`,
  notChecked: 'Not checked yet',
  failedSources: (labels: readonly string[]) => `${labels.join(', ')} did not answer`,
  show: (n: number) => `Show ${count(n, 'new paper', 'new papers')}`,
  summary: (alerts: number, fresh: number) =>
    `${count(alerts, 'search is', 'searches are')} watched${fresh > 0 ? `, ${count(fresh, 'paper is', 'papers are')} new` : ''}.`,
  check: 'Check now',
  checkedNow: (fresh: number) => (fresh > 0 ? `${count(fresh, 'paper is', 'papers are')} new` : 'Nothing is new'),
  checkFailed: 'The alerts could not be checked',
  byAlert: 'From an alert',
} as const
