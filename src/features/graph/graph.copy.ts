import type { GraphRelation } from '#contract/graph.ts'
import { count } from '#shared/format/count.ts'

const names: Record<GraphRelation, string> = { similar: 'Similar', references: 'References', citing: 'Cited by' }

export const graphCopy = {
  title: 'More like these',
  of: (n: number) => `From ${count(n, 'paper', 'papers')}`,
  names,
  leads: {
    similar:
      'Papers of your library and the starter library that share the most distinctive words. Citations are not used.',
    references: 'What these papers cite, as far as the sources asked know.',
    citing: 'What cites these papers, as far as the sources asked know.',
  } satisfies Record<GraphRelation, string>,
  seeds: 'Seeds',
  tooMany: (most: number) => `Only the first ${most} of the chosen papers are used.`,
  loading: { similar: 'Comparing', references: 'Asking for references', citing: 'Asking who cites them' },
  failed: 'These papers could not be followed',
  failedKept: 'Your choice is kept.',
  list: 'Papers found',
  found: (n: number, inside: number) =>
    `${count(n, 'paper', 'papers')}${inside > 0 && inside < n ? `, ${inside} of them in a library` : ''}`,
  fromSeeds: (titles: readonly string[], all: number) =>
    titles.length === all && all > 1 ? `All ${all} seeds` : `From ${titles.join('; ')}`,
  shares: (terms: readonly string[]) => `shares ${terms.join(', ')}`,
  says: (labels: readonly string[]) => `says ${labels.join(', ')}`,
  inside: 'In your library',
  starter: 'Starter library',
  retracted: 'Retracted',
  nobodyKnows: 'No source here knows references',
  nobodyKnowsBody:
    'No source with citations (OpenAlex, Europe PMC, Crossref, Semantic Scholar) is switched on here, so it is not known what these papers cite or who cites them.',
  starterAlone:
    'No source with citations is switched on. What follows are citations among starter papers, checked against published lists: no paper’s whole list.',
  nothingSimilar: 'No similar papers in the libraries',
  nothingSimilarBody: 'Import more papers, or choose others to start from.',
  nothingKnown: 'No links are known',
  nothingKnownBody: 'The sources asked have none for these papers. That does not mean that none exist.',
  unknown: (n: number) =>
    `${count(n, 'seed is', 'seeds are')} not known to any source: ${n === 1 ? 'it has' : 'they have'} no identifier that was found there.`,
  unlike: (n: number) => `Nothing is like ${count(n, 'seed', 'seeds')}.`,
  someFailed: 'Not every source answered',
  failedSource: (label: string, words: string) => `${label}: ${words}`,
  left: (label: string, more: number) =>
    more === 0
      ? `${label} has more of them than it gave.`
      : `${label} has ${count(more, 'more', 'more')} that were not taken; the most cited were.`,
  chooseAll: (n: number) => `Choose all ${n} that are in no library`,
  said: (text: string, source: string) => `“${text}” (cut out by ${source}, not looked up in the paper)`,
  more: 'Show more',
  add: (n: number) => (n === 0 ? 'Add to my library' : `Add ${n} to my library`),
  added: (added: number, known: number) =>
    [
      added > 0 && `${count(added, 'paper', 'papers')} added`,
      known > 0 && `${count(known, 'was', 'were')} there already`,
    ]
      .filter(Boolean)
      .join(', '),
  addFailed: 'The papers were not added',
  file: 'Found from papers of the library',
  citations: 'Citation searching',
  /** How it was searched, for the ledger of sources and the methods of a review. */
  search: (relations: readonly GraphRelation[], seeds: readonly string[], sources: readonly string[]) =>
    [
      relations.includes('references') && 'Backward: works that the seeds cite.',
      relations.includes('citing') && 'Forward: works that cite the seeds.',
      sources.length > 0 && `As ${sources.join(', ')} say.`,
      `Seeds: ${seeds.join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  keptAs:
    'They stand under Resources as a source, “Citation searching”, which a review counts among its other methods.',
  close: 'Close',
} as const
