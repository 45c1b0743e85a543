/** CSL item types of RIS types (RIS specification 2011 and EndNote's list); the first RIS type of a CSL type is the one written. */
const risTable: Record<string, readonly string[]> = {
  'article-journal': ['JOUR', 'EJOUR', 'INPR', 'ABST'],
  'article-magazine': ['MGZN'],
  'article-newspaper': ['NEWS'],
  bill: ['BILL', 'UNBILL'],
  book: ['BOOK', 'EBOOK', 'EDBOOK', 'WHOLE'],
  chapter: ['CHAP', 'ECHAP'],
  classic: ['CLSWK', 'ANCIENT'],
  collection: ['AGGR'],
  dataset: ['DATA', 'DBASE'],
  document: ['GEN', 'CTLG', 'GRANT'],
  'entry-dictionary': ['DICT'],
  'entry-encyclopedia': ['ENCYC'],
  figure: ['FIGURE', 'CHART', 'EQUA'],
  graphic: ['ART', 'SLIDE'],
  hearing: ['HEAR'],
  interview: ['INTV'],
  legal_case: ['CASE'],
  legislation: ['STAT'],
  manuscript: ['UNPB', 'MANSCPT', 'UNPD'],
  map: ['MAP'],
  motion_picture: ['MPCT', 'VIDEO', 'MULTI', 'ADVS'],
  musical_score: ['MUSIC'],
  pamphlet: ['PAMP'],
  'paper-conference': ['CPAPER', 'CONF'],
  patent: ['PAT'],
  periodical: ['JFULL', 'SER'],
  personal_communication: ['PCOMM', 'ICOMM'],
  'post-weblog': ['BLOG'],
  regulation: ['LEGAL'],
  report: ['RPRT', 'GOVDOC'],
  software: ['COMP'],
  song: ['SOUND'],
  standard: ['STAND'],
  thesis: ['THES'],
  webpage: ['ELEC', 'WEB'],
}

const risToCsl = new Map(Object.entries(risTable).flatMap(([csl, all]) => all.map((ris) => [ris, csl] as const)))

/** True for a word that RIS files use as a type. */
export function isRisType(ris: string): boolean {
  return risToCsl.has(ris.trim().toUpperCase())
}

/** CSL type of a RIS type; "document" for one that nobody knows. */
export function cslTypeOfRis(ris: string): string {
  return risToCsl.get(ris.trim().toUpperCase()) ?? 'document'
}

/** RIS type of a CSL type. Types that RIS lacks become the nearest one: this is the one thing that RIS cannot carry. */
export function risTypeOfCsl(csl: string): string {
  const nearest = { article: 'UNPB', review: 'JOUR', 'review-book': 'JOUR', broadcast: 'VIDEO', entry: 'ENCYC' }[csl]
  return risTable[csl]?.[0] ?? nearest ?? 'GEN'
}

/** Types whose "type of work" is a kind of themselves ("PhD thesis", "Technical report") and not how a study was done. */
const typesWithGenre = new Set(
  'thesis report manuscript patent standard webpage software map graphic motion_picture speech bill legislation interview pamphlet post post-weblog personal_communication article-newspaper article-magazine'.split(
    ' ',
  ),
)
export const hasGenre = (csl: string): boolean => typesWithGenre.has(csl)

/** Types that have a number of their own where others have an issue. */
const numbered = new Set('report patent standard bill legislation legal_case regulation article manuscript'.split(' '))
export const hasNumber = (csl: string): boolean => numbered.has(csl)

/** Names of reference types in EndNote, which stand in its XML and after %0. */
const endnoteTypes: Record<string, string> = {
  'journal article': 'article-journal',
  'electronic article': 'article-journal',
  journal: 'article-journal',
  'magazine article': 'article-magazine',
  'newspaper article': 'article-newspaper',
  book: 'book',
  'edited book': 'book',
  'electronic book': 'book',
  'book section': 'chapter',
  'electronic book section': 'chapter',
  'conference paper': 'paper-conference',
  'conference proceedings': 'paper-conference',
  conference: 'paper-conference',
  thesis: 'thesis',
  report: 'report',
  'government document': 'report',
  'web page': 'webpage',
  'electronic source': 'webpage',
  'online database': 'dataset',
  dataset: 'dataset',
  'computer program': 'software',
  patent: 'patent',
  standard: 'standard',
  statute: 'legislation',
  'legal rule or regulation': 'regulation',
  case: 'legal_case',
  bill: 'bill',
  hearing: 'hearing',
  dictionary: 'entry-dictionary',
  encyclopedia: 'entry-encyclopedia',
  manuscript: 'manuscript',
  'unpublished work': 'manuscript',
  'personal communication': 'personal_communication',
  interview: 'interview',
  pamphlet: 'pamphlet',
  blog: 'post-weblog',
  map: 'map',
  figure: 'figure',
  'audiovisual material': 'motion_picture',
  'film or broadcast': 'motion_picture',
  serial: 'periodical',
  'classical work': 'classic',
  'ancient text': 'classic',
  review: 'review',
}

export function cslTypeOfEndnote(name: string): string {
  return endnoteTypes[name.trim().toLowerCase()] ?? 'document'
}

/** Entry types of BibTeX and biblatex. */
const bibtexTypes: Record<string, string> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  incollection: 'chapter',
  inbook: 'chapter',
  suppbook: 'chapter',
  book: 'book',
  mvbook: 'book',
  booklet: 'book',
  collection: 'book',
  mvcollection: 'book',
  proceedings: 'book',
  mvproceedings: 'book',
  reference: 'book',
  inreference: 'entry-encyclopedia',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  manual: 'report',
  unpublished: 'manuscript',
  periodical: 'periodical',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
  dataset: 'dataset',
  software: 'software',
  patent: 'patent',
  standard: 'standard',
  legislation: 'legislation',
  jurisdiction: 'legal_case',
  letter: 'personal_communication',
  movie: 'motion_picture',
  video: 'motion_picture',
  image: 'figure',
  artwork: 'graphic',
  review: 'review',
  preprint: 'article',
}

export function cslTypeOfBibtex(entryType: string): string {
  return bibtexTypes[entryType.toLowerCase()] ?? 'document'
}

/** What the entry type itself says of a thesis. */
export const genreOfBibtex = (entryType: string): string | undefined =>
  ({ phdthesis: 'PhD thesis', mastersthesis: 'Master’s thesis' })[entryType.toLowerCase()]

/** Entry type to write, in the words of classic BibTeX where it has one. */
export function bibtexTypeOfCsl(csl: string, genre?: string): string {
  if (csl === 'chapter') return 'incollection'
  // Without a word on the degree only biblatex has a type for it.
  if (csl === 'thesis')
    return /master/i.test(genre ?? '') ? 'mastersthesis' : genre === undefined ? 'thesis' : 'phdthesis'
  if (csl === 'report') return 'techreport'
  const found = Object.entries(bibtexTypes).find(([, type]) => type === csl)?.[0]
  return found === undefined || found === 'preprint' ? 'misc' : found
}

/** Item types of Zotero, as its RDF and its tables name them. */
const zoteroTypes: Record<string, string> = {
  journalarticle: 'article-journal',
  magazinearticle: 'article-magazine',
  newspaperarticle: 'article-newspaper',
  booksection: 'chapter',
  conferencepaper: 'paper-conference',
  preprint: 'article',
  webpage: 'webpage',
  blogpost: 'post-weblog',
  forumpost: 'post',
  presentation: 'speech',
  computerprogram: 'software',
  videorecording: 'motion_picture',
  film: 'motion_picture',
  audiorecording: 'song',
  podcast: 'song',
  artwork: 'graphic',
  encyclopediaarticle: 'entry-encyclopedia',
  dictionaryentry: 'entry-dictionary',
  statute: 'legislation',
  case: 'legal_case',
  letter: 'personal_communication',
  email: 'personal_communication',
  tvbroadcast: 'broadcast',
  radiobroadcast: 'broadcast',
}

/** CSL type of Zotero's item type; many share their name with CSL's. */
export function cslTypeOfZotero(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const same = [
    'book',
    'thesis',
    'report',
    'dataset',
    'standard',
    'patent',
    'manuscript',
    'map',
    'interview',
    'bill',
    'hearing',
  ]
  return zoteroTypes[plain] ?? (same.includes(plain) ? plain : 'document')
}
