import type { SearchHit } from '#contract/search.ts'
import { listed } from '#science/synthesis/section-draft.ts'
import { count } from '#shared/format/count.ts'

/** Questions that the starter library can answer. */
export const exampleQuestions = [
  'Does BCG vaccination prevent tuberculosis?',
  'Do statins reduce major coronary events?',
  'Do SGLT2 inhibitors or beta-blockers reduce deaths in heart failure?',
]

type Verdict = NonNullable<SearchHit['screened']>[number]['verdict']

const verdicts: Record<Verdict, string> = {
  include: 'You included it',
  exclude: 'You excluded it',
  maybe: 'You put it under maybe',
  awaiting: 'Awaiting information',
}

export const searchCopy = {
  beforeRun: 'How each source outside will be asked',
  notAskedThere: 'It will not be asked: it understands nothing in this query.',
  differing: (labels: readonly string[]) =>
    `${labels.join(', ')} cannot be asked exactly this; open to see what differs.`,
  whoseString: 'Two databases would read this string otherwise: whose is it?',
  readAs: (platform: string) => `Read as ${platform}`,
  howRead: 'How this string was read',
  notReadSo: 'Not read, or left open by the string',
  title: 'Search',
  lead: 'Papers that answer your question, ranked, each with the sentence that matched.',
  placeholder: 'Ask a question, or type words, authors or a title',
  tooLong: (max: number) =>
    `A question can have at most ${max.toLocaleString('en-US')} characters. The rest is left out.`,
  papersFound: (shown: number, loaded: number) =>
    shown === loaded
      ? count(loaded, 'paper', 'papers')
      : `${shown.toLocaleString('en-US')} of ${count(loaded, 'paper', 'papers')}`,
  chosen: (n: number) => `${count(n, 'paper', 'papers')} chosen`,
  left: (n: number) => `${count(n, 'search', 'searches')} left this month`,
  renews: (date: string) => `More searches from ${date}`,
  failed: 'The search did not run',
  failedKept: 'Your question is kept, and nothing was counted against your searches.',
  runFailed: 'This search could not be opened',
  runFailedKept: 'It is kept on the server. Opening it again is free.',
  runGone: 'This search is gone',
  runGoneWhy: 'It may belong to somebody else or to another account. You can run the question again.',
  nothingFound: 'No paper matched this question',
  nothingFoundWhy:
    'Nothing in the libraries you searched contains these words. Try fewer or different words, or import papers of your own.',
  unkept:
    'This browser has no room left, so this search was not kept: it is gone when you close or reload the page. Remove files, or free space on this device, and search again.',
  noAnswer: 'No source could be searched',
  noAnswerKept: 'Your question is kept, and nothing was counted against your searches.',
  noWords: 'This question has no word to search for',
  noWordsWhy: 'Words such as “the” or “of” and punctuation occur in every paper. Add a word that names the subject.',
  more: 'Show more papers',
  moreOf: (here: number, total: number) =>
    `${here.toLocaleString('en-US')} of ${count(total, 'paper', 'papers')} are here. Showing more does not count as a search.`,
  moreFailed: 'More papers could not be loaded',
  moreFailedKept: 'The papers already here stay, and nothing was counted.',
  filtersOver: (here: number, total: number) =>
    `The filters look at the best ${here.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}.`,
  narrow: 'Search all with these filters',
  /** Of a source that has not answered yet. */
  stillAsked: (ahead: number) =>
    ahead === 0
      ? 'being asked, its papers will come at the end'
      : `waits for its turn (${count(ahead, 'request', 'requests')} before it), its papers will come at the end`,
  narrowedTo: 'Narrowed to:',
  nothingNarrowed: 'No paper matches this question with these filters',
  withoutFilters: 'Search without the filters',
  log: 'Search log',
  logForms: { csv: 'As a table (CSV)', docx: 'As a document (DOCX)', text: 'Copy as sentences' },
  logDone: {
    csv: 'Search log saved',
    docx: 'Search log saved',
    text: 'Search copied as sentences',
  },
  logBody: 'One row for each source: the query as it was run, date and time, records matched and taken.',
  logFailed: 'The search log could not be saved',
  logFailedBody: 'The search is kept. Try again.',
  share: 'Share',
  keep: 'Add to my library',
  kept: (added: number, known: number) =>
    [
      added > 0 && `${count(added, 'paper', 'papers')} added`,
      known > 0 && `${count(known, 'was', 'were')} there already`,
    ]
      .filter(Boolean)
      .join(', '),
  keptNothing: 'No paper was added',
  keepFailed: 'The papers were not added',
  paste: 'Paste identifiers',
  pasteLead:
    'One per line: DOI, PMID, PMCID or arXiv number, on its own or as a link. They are looked up in one search.',
  pasteLabel: 'Identifiers',
  pasteFound: (found: number, failed: number) =>
    [count(found, 'identifier', 'identifiers'), failed > 0 && count(failed, 'line is none', 'lines are none')]
      .filter(Boolean)
      .join(', '),
  pasteFailures: 'Lines left out',
  pasteLine: 'Line',
  pasteText: 'Text',
  pasteReason: 'Why',
  pasteSearch: 'Search for them',
  cancel: 'Cancel',
  missing: (n: number, places: readonly string[]) =>
    `${n === 1 ? 'One identifier is' : `${n} identifiers are`} not in ${listed(places, 'or')}`,
  missingOnlyThere: 'No other source was asked, so whether the papers exist elsewhere is not known.',
  importPapers: 'Import papers',
  searchIn: 'Search in',
  problems: (n: number) =>
    n === 1
      ? 'One part of this query may not mean what you want'
      : `${n} parts of this query may not mean what you want`,
  copyLine: (label: string) => `Copy the query as ${label} was asked`,
  lineCopied: 'Query copied',
  lineNotCopied: 'The query could not be copied. Select it and copy it by hand.',
  again: 'Run again',
  fresh: (n: number, date: string) => `${count(n, 'paper is', 'papers are')} new since ${date}`,
  nothingFresh: (date: string) => `Nothing is new since ${date}`,
  freshBody: 'Compared with every earlier run of this query.',
  showFresh: 'Show only new',
  showAll: 'Show all',
  screened: (verdict: Verdict, title: string) => `${verdicts[verdict]} in ${title.slice(0, 40)}`,
  cite: 'Cite',
  citeAs: 'Copy references as',
  cited: (n: number, style: string) => `${count(n, 'reference', 'references')} copied in ${style} style`,
  styleFailed: 'The style could not be applied',
  citeFailed: 'The references could not be copied',
  citeFailedBody: 'Your browser did not allow it. Export the papers instead.',
  notInside: (n: number) =>
    `${count(n, 'chosen paper is', 'chosen papers are')} in no library yet: add ${n === 1 ? 'it' : 'them'} to synthesize.`,
  emptied: 'The filters left no paper',
}
