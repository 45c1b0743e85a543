const listed = (parts: readonly string[]): string => parts.map((part) => `“${part}”`).join(', ')

/** What is said of a pasted search string, each in one plain line with the part quoted. */
export const searchStringsCopy = {
  listed,
  platforms: {
    cochrane: 'the Cochrane Library',
    ebsco: 'EBSCO',
    proquest: 'ProQuest',
    europepmc: 'Europe PMC',
    pubmed: 'PubMed',
    ovid: 'Ovid',
    embase: 'Embase.com',
    scopus: 'Scopus',
    wos: 'Web of Science',
    named: 'a platform that names its fields in words',
    own: 'no one database',
  },
  notRead: (part: string, why: string) => `Not read: “${part}”: ${why}.`,
  readAs: (parts: readonly string[], how: string) => `Read ${listed(parts)} as ${how}.`,
  byChoice: (platform: string) => `Read as a string of ${platform}, as its first line says.`,
  bySign: (platform: string, sign: string) => `Read as a string of ${platform}, by “${sign}” in it.`,
  otherwise: (platforms: readonly string[]) =>
    `It could be a string of ${platforms.join(' or of ')} too, which would read it otherwise: choose.`,
  lastOf: (last: string, count: number) => `Asked is what line ${last} comes to, the last of ${count}.`,
  withNarrower: (names: readonly string[]) => `Read as index terms with their narrower ones: ${listed(names)}.`,
  withoutNarrower: (names: readonly string[]) => `Read as index terms without narrower ones: ${listed(names)}.`,
  mainSubject: (names: readonly string[]) => `Read as main subjects of a paper: ${listed(names)}.`,
  noOperator: (words: string) =>
    `No operator stands between these words: each of them is asked, wherever it stands: “${words}”.`,
  noneBetween: (before: string, behind: string) =>
    `No operator stands between ${before} and ${behind}: both must match.`,
  onePhrase: 'words side by side, as a phrase',
  operator: (sign: string) => `the operator ${sign}`,
  asNot: (word: string) => `NOT ${word}`,
  near: (distance: number, isOrdered: boolean) =>
    distance === 0
      ? `next to each other, in ${isOrdered ? 'this' : 'any'} order`
      : `at most ${distance} ${distance === 1 ? 'word' : 'words'} between, in ${isOrdered ? 'this' : 'any'} order`,
  anyEnding: 'any ending',
  anyEndingOf: (most: string) =>
    `any ending: that it has at most ${most} ${most === '1' ? 'letter' : 'letters'} is not asked`,
  oneLetter: 'one letter',
  letterOrNone: 'one letter or none',
  box: 'a box of a form: its words are looked for anywhere, without the synonyms that the form adds',
  noLine: (last: number) => `the number of no line, since line ${last} stands before it`,
  hits: 'numbers of hits, which are not asked',
  columns: 'a column of a table, which is not asked',
  qualifier: (name: string) => `the subheading ${name}`,
  inQuotes: 'a phrase with an ending, which the Cochrane Library itself takes in no quotation marks',
  historyWord: 'a word of the page that it was copied from',
  checkTag: 'a check tag, asked as an index term',
  bothSides: 'a field of both sides of the nearness',
  typingError: (meant: string) => `${meant}, which was meant, it seems`,
  wordNotField: (words: readonly string[]) =>
    `Read as words, though at other databases they are signs: ${listed(words)}.`,
  why: {
    lost: 'it was not understood here',
    sign: 'this sign was not understood here',
    open: 'it is never closed',
    near: 'no nearness was read for it',
    number: 'this number was not understood here',
    first: 'nothing stands before it',
    translation: 'it is PubMed’s own translation of the search above it',
    tree: 'a number of the tree of a thesaurus: no source is asked for it',
    unlimited: 'its limit is not asked, so that it would take away everything',
    box: 'a box of the form that no source has',
  },
  fields: {
    title: 'titles',
    abstract: 'abstracts',
    author: 'authors',
    venue: 'names of journals',
    keyword: 'keywords',
    type: 'kinds of publication',
    subheading: 'a subheading of any index term',
  },
  anywhere: 'anywhere that a source looks',
  leftOut: (parts: readonly string[]) => `Left out there: ${listed(parts)}.`,
  insidePhrase: (terms: readonly string[]) =>
    `Whether Europe PMC takes an ending within quotation marks is not known: ${listed(terms)}.`,
  /** Of sources: what holds for each string there. */
  shortEnding: (terms: readonly string[]) =>
    `PubMed takes no ending behind fewer than four letters: ${listed(terms)} may be asked as they stand.`,
  textWords: 'PubMed looks for text words in its index terms too: [tw].',
  mapped: (terms: readonly string[]) =>
    `PubMed adds index terms of its own to words without a field: ${listed(terms)}.`,
  stems: 'OpenAlex takes a word with its other forms, and where it looks anywhere, full texts too.',
  ranked:
    'Fields (but those of authors and journals), endings, nearness, index terms and kinds of publication do not narrow the answer of Crossref either.',
} as const
