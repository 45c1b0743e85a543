import type { CellState } from '#contract/grid.ts'
import { count } from '#shared/format/count.ts'

export const gridCopy = {
  how: 'How it works',
  states: {
    empty: 'Empty',
    suggested: 'Suggested',
    not_reported: 'Not reported',
    not_applicable: 'Not applicable',
    confirmed: 'Confirmed',
    edited: 'Edited',
    disputed: 'Disputed',
  } satisfies Record<CellState, string>,
  notFoundTitle: 'Analysis not found',
  notFound: 'There is no analysis at this address.',
  notFoundWhy: 'It may have been deleted, or it belongs to somebody else.',
  otherKind: (label: string) => `This is not a grid but another kind of analysis: ${label.toLowerCase()}.`,
  openThere: 'Open it in its own view',
  openFailed: 'The analysis could not be opened',
  logFailed: 'What was entered could not be loaded',
  papersFailed: 'The papers could not be loaded',
  kept: 'Everything that was saved is kept.',
  newer: 'A newer version of Roadrunner wrote this analysis. Reload the page to get that version.',
  readOnly: 'You can read this analysis but not change it.',
  reading: (done: number, total: number) => `Reading papers by rules: ${done} of ${total}`,
  stale: {
    added: (n: number) => `${count(n, 'paper was', 'papers were')} added since the last run.`,
    changed: (n: number) => `The text of ${count(n, 'paper', 'papers')} has changed since this was created.`,
    columns: (names: readonly string[]) =>
      `${count(names.length, 'column asks', 'columns ask')} a different question than before: ${names.join(', ')}. Older cells are marked.`,
  },
  keep: 'Keep as it is',
  createFailed: 'The analysis could not be created',
  createKept: 'What you typed and the chosen papers are kept.',
  exportFailed: 'The export failed',
  noPapers: 'Choose at least one paper.',
  exampleTitle: (label: string) => `Example: ${label}`,
  tryExample: 'Try with example papers',
  exampleFailed: 'The example papers could not be loaded',
}
