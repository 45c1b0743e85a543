import { count } from '#shared/format/count.ts'

import type { Measure } from './impact-state.ts'

export const impactCopy = {
  measures: {
    total: 'Citations',
    perYear: 'Citations a year',
    ofYear: 'Against its year',
    takenUp: 'Terms taken up by',
    local: 'Inside the set',
  } satisfies Record<Measure, string>,
  about: {
    total: 'All citations counted by the record’s source. Older papers have had longer to collect them.',
    perYear: 'Citations divided by the years since it appeared, its own year counted in full.',
    ofYear:
      'Citations divided by the mean of the papers of the same year in this set, where three or more have a count. It stands in for a field-normalised figure, which no source here gives.',
    takenUp:
      'Later papers of this set whose title or abstract has a term that this paper is the first of the set to have. Terms that four of five papers have are the topic of the set and are not counted. Words show what came first here, not who cites whom.',
    local: 'Papers of this set that cite it: what these papers build on, not the world at large.',
  } satisfies Record<Measure, string>,
  missing: {
    unasked: 'not asked',
    notGiven: 'not given',
    noYear: 'no year',
    fewOfYear: 'under 3 of its year',
    noList: 'no list read',
    reading: 'being read',
  },
  noLists: (n: number) =>
    `No whole reference list is known for ${n === 1 ? '1 paper' : `${n} papers`} of this set. That bends every local measure: what they cite is not counted.`,
  noListAtAll:
    'No reference list in this set is known, so nothing can be counted within it. Local measures need a source of citations, or the papers’ files.',
  asking: 'Reading what is kept of citations …',
  failed: 'What is kept of citations could not be read.',
  counters: {
    search: 'sources outside, at a search',
    file: (source: string) => `${source}, in an imported file`,
    line: (source: string, n: number, at: string | undefined) =>
      `${count(n, 'paper has its citation count', 'papers have their citation counts')} from ${source}${at === undefined ? '' : ` (${at})`}.`,
  },
  ofFile:
    'None of the papers has a citation count or a reference list here, so these columns are left out. A file of Web of Science, Scopus, OpenAlex or Crossref brings counts along; sources outside and full texts bring what cites what.',
  own: {
    title: 'In their own words',
    takenUp: 'Terms that later papers take up',
    takenUpLead: 'By the paper that is the first of this set to have them. A term may be older outside the set.',
    noTakenUp: 'No term of one paper comes again in a later one.',
    earlier: 'Earlier work that abstracts speak of',
    earlierLead: 'Word for word. Reviews are left out: the studies that they found are their subject.',
    noEarlier: (n: number) =>
      `No sentence of the ${count(n, 'abstract', 'abstracts')} here was found to speak of earlier work.`,
    names: (from: string, to: string) => `${from} names ${to}`,
    studies: 'Papers that seem to report one study',
    noStudies: 'No two papers seem to report one study, by register number, authors, size and title.',
    people: 'People who wrote several of them',
    peopleLead: 'By family name and first initial: two people of one name are taken for one.',
    noPeople: 'Nobody wrote two of these papers.',
    wrote: (name: string) => `Written by ${name}`,
    took: (term: string) => `“${term}” later`,
  },
  noCounts: (n: number, unasked: number) =>
    `${n === 1 ? '1 paper has' : `${n} papers have`} no citation count${unasked === n ? ', since no source has been asked for it' : unasked > 0 ? `; of ${unasked} no source has been asked` : ', although a source was asked'}. Unknown is not 0.`,
  listsFrom: (source: string) => `What cites what is known from ${source}.`,
  oldCounts: (n: number) =>
    `The citation ${n === 1 ? 'count of 1 paper is' : `counts of ${n} papers are`} older than 30 days, or without a date. Look them up again before you report them.`,
  noDots: 'No paper of this set has both figures, so there is nothing to draw. Choose other measures above.',
  scatter: 'Each circle is a paper. Papers without one of the two figures are not drawn.',
  foundations: {
    title: 'Missing foundations',
    lead: 'Works that at least two papers of the set cite and that are not in it, most cited first.',
    none: 'No work outside the set is cited by two of its papers.',
    notLooked: 'Not looked for: no whole reference list is known for a paper of this set.',
    joined: 'Cited by',
    papers: (title: string) => `Cite: ${title}`,
    count: (n: number) => `Cited by ${n} papers of the set`,
  },
  builders: {
    title: 'Built on it',
    lead: 'Works outside the set that cite at least two of its papers, those that cite most of them first. Of each paper, sources were asked for the works that cite it and are cited most themselves.',
    none: 'No work outside the set is known to cite two of its papers. Citing works are known once references and citing works were got.',
    notLooked: 'Not looked for: citing works are known once references and citing works were got.',
    joined: 'Cites',
    papers: (title: string) => `Cited by: ${title}`,
    count: (n: number) => `Cites ${n} papers of the set`,
  },
  sleepers:
    'Cited inside the set as often as its upper quarter and twice at least, but in total no more than the median.',
  noSleepers: 'No paper of this set is one.',
  sleepersNotLooked: 'Not looked for: no citation count is known for a paper of this set.',
  said: {
    title: 'What citing papers say, as sources cut it out',
    lead: 'Sentences in which one paper of the set cites another. A source cut them out of the citing paper; nobody has looked them up in it.',
    none: 'No source gave a sentence in which one paper of the set cites another. Semantic Scholar has some: they come with references and citing works.',
    link: (from: string, to: string) => `${from} cites ${to}`,
    sentence: (text: string, source: string) => `“${text}” (cut out by ${source}, not looked up in the paper)`,
  },
  retracted: 'Retracted works that papers of the set cite. See in which sense.',
  noRetracted: 'No retracted work is known to be cited.',
  coupled: 'Works that two papers both cite (bibliographic coupling, Kessler 1963).',
  coCited: 'Works that papers of the set cite together (co-citation, Small 1973).',
  core: 'The largest number h of papers that are each cited h times inside the set.',
  noContexts:
    'The sentences in which works are cited are read from full texts. No paper of this set has one here: get them, or add files.',
  contextsUnread:
    'The sentences in which works are cited are read from full texts. None could be loaded, so no sentence was looked for.',
  readingContexts: 'Reading the full texts for the sentences in which works are cited …',
  contexts: (sentences: number, from: number, withText: number) =>
    sentences === 0
      ? `No sentence that cites a paper of the set was found in the ${count(withText, 'full text', 'full texts')} that ${withText === 1 ? 'is' : 'are'} here.`
      : `${count(sentences, 'sentence', 'sentences')} of ${count(from, 'paper', 'papers')} cite papers of the set, found in the ${count(withText, 'full text', 'full texts')} that ${withText === 1 ? 'is' : 'are'} here. The number inside the set opens them, word for word.`,
}
