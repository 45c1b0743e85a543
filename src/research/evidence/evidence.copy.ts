import type { CheckedEvidence } from './document-text.queries.ts'

export const evidenceCopy = {
  states: {
    checking: 'Looking it up in the paper …',
    unchecked: 'Not looked up: the paper’s text could not be loaded',
    exact: 'Stands in the paper word for word',
    normalised: 'Stands in the paper, set in another way',
    none: 'No source found: these words are not in the paper’s text',
  } satisfies Record<CheckedEvidence['state'], string>,
  page: (page: number) => `page ${page}`,
  open: 'Open the passage',
}
