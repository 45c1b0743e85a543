import { count } from '#shared/format/count.ts'

import type { CheckedEvidence } from './document-text.queries.ts'

export const evidenceCopy = {
  ownWords: 'your words',
  states: {
    checking: 'Looking it up …',
    unchecked: 'Not looked up: the paper’s text could not be loaded',
    none: 'No source found: these words are not in the text of this paper that is here',
  } satisfies Record<Exclude<CheckedEvidence['state'], 'exact' | 'normalised'>, string>,
  /** `where`: whose words they are, and the page. */
  found: {
    exact: (where: string) => `Stands word for word in ${where}`,
    normalised: (where: string) => `Stands, set in another way, in ${where}`,
  },
  notLookedUp: 'not looked up',
  textsFailed: (papers: number) =>
    `The full text of ${count(papers, 'paper', 'papers')} could not be loaded, so quotes that are in it could not be looked up.`,
  textsUnread: (papers: number) =>
    `The full text of ${count(papers, 'paper', 'papers')} could not be loaded, so only title and abstract were read.`,
  textFailed: 'The full text of this paper could not be loaded.',
  unread: (quotes: number) => `${quotes} not looked up because a full text could not be loaded`,
  open: 'Open the passage',
  more: (more: number) => `and ${more} more`,
}
