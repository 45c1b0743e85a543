import type { Dialect } from './query-dialect.ts'
import type { StringField } from './strings/string-node.ts'

const has = (fields: readonly StringField[], ...wanted: StringField[]) =>
  fields.length === wanted.length && wanted.every((field) => fields.includes(field))

const bound = (year: number, otherwise: number) => (Number.isFinite(year) ? year : otherwise)

/** A field that stands before its term, with a colon. */
const named =
  (names: Partial<Record<StringField, string>>, anywhere = '') =>
  (quoted: string, field: StringField | undefined) => {
    const name = field === undefined ? anywhere : names[field]
    return name === undefined ? undefined : name === '' ? quoted : `${name}:${quoted}`
  }

const pubmedTags: Partial<Record<StringField, string>> = {
  title: 'ti',
  abstract: 'ab',
  author: 'au',
  venue: 'ta',
  keyword: 'ot',
  type: 'pt',
  subheading: 'sh',
}

/** https://pubmed.ncbi.nlm.nih.gov/help (read 2026-11-23). */
export const pubmed: Dialect = {
  term: (quoted, field) => {
    if (field === undefined) return quoted
    const tag = pubmedTags[field]
    return tag && `${quoted}[${tag}]`
  },
  together: (quoted, fields) => {
    if (has(fields, 'title', 'abstract')) return `${quoted}[tiab]`
    return has(fields, 'title', 'abstract', 'keyword') ? `${quoted}[tw]` : undefined
  },
  hasEndings: true,
  hasSubheadings: true,
  takesManyTerms: true,
  heading: (text, { isExploded, isMajor }) => ({
    written: `"${text}"[${isMajor ? 'majr' : 'mh'}${isExploded ? '' : ':noexp'}]`,
  }),
  near: (words, distance, fields) => {
    if (fields && !fields.every((field) => field === 'title' || field === 'abstract' || field === 'keyword'))
      return undefined
    const isTitle = fields !== undefined && has(fields, 'title')
    return {
      written: `"${words}"[${isTitle ? 'ti' : 'tiab'}:~${distance}]`,
      inText: !isTitle && (fields === undefined || !has(fields, 'title', 'abstract')),
    }
  },
  years: (from, to) => `${bound(from, 1000)}:${bound(to, 3000)}[dp]`,
  without: ' NOT ',
}

/** https://europepmc.org/searchsyntax (read 2026-11-23). */
export const europePmc: Dialect = {
  term: named({
    title: 'TITLE',
    abstract: 'ABSTRACT',
    author: 'AUTH',
    venue: 'JOURNAL',
    keyword: 'KW',
    type: 'PUB_TYPE',
  }),
  together: (quoted, fields) => {
    if (has(fields, 'title', 'abstract')) return `TITLE_ABS:${quoted}`
    return has(fields, 'title', 'abstract', 'keyword') ? `TITLE_ABS:${quoted} OR KW:${quoted}` : undefined
  },
  hasEndings: true,
  takesManyTerms: true,
  heading: (text, { isExploded, isMajor }) => ({
    written: `KW:"${text}"`,
    note: isExploded
      ? `Asked as a keyword, without narrower terms: the index term “${text}”.`
      : `Asked as a keyword${isMajor ? ', whether major or not' : ''}: the index term “${text}”.`,
  }),
  near: (words, distance, fields) => (fields ? undefined : { written: `"${words}"~${distance}` }),
  years: (from, to) => (from === to ? `PUB_YEAR:${from}` : `PUB_YEAR:[${bound(from, 1000)} TO ${bound(to, 3000)}]`),
  without: ' NOT ',
}

/** https://info.arxiv.org/help/api/user-manual.html (read 2026-11-23). Its first papers are of 1991. */
export const arxiv: Dialect = {
  term: named({ title: 'ti', abstract: 'abs', author: 'au', venue: 'jr' }, 'all'),
  hasEndings: false,
  years: (from, to) => `submittedDate:[${bound(from, 1991)}01010000 TO ${bound(to, 2999)}12312359]`,
  without: ' ANDNOT ',
}

/** https://developers.openalex.org/guides/searching (read 2026-11-23): whole words, stemmed. */
export const openAlex: Dialect = {
  term: (quoted, field) => (field === undefined ? quoted : undefined),
  hasEndings: false,
  years: () => undefined,
  without: ' NOT ',
}

/** https://api.semanticscholar.org/api-docs/graph, "Paper bulk search" (read 2026-11-23): titles and abstracts. */
export const semanticScholar: Dialect = {
  term: (quoted, field) => (field === undefined ? quoted : undefined),
  together: (quoted, fields) => (fields.includes('title') && fields.includes('abstract') ? quoted : undefined),
  hasEndings: true,
  near: (words, distance, fields) =>
    fields && fields.length === 1 ? undefined : { written: `"${words}"~${distance}` },
  years: () => undefined,
  without: ' -',
  and: ' + ',
  or: ' | ',
}

/** https://doaj.org/api/v4/docs (read 2026-11-23): words of Elasticsearch, without endings and nearness. */
export const doaj: Dialect = {
  term: named({
    title: 'bibjson.title',
    abstract: 'bibjson.abstract',
    author: 'bibjson.author.name',
    venue: 'bibjson.journal.title',
    keyword: 'bibjson.keywords',
  }),
  hasEndings: false,
  years: (from, to) => `bibjson.year:[${bound(from, 1000)} TO ${bound(to, 3000)}]`,
  without: ' NOT ',
}

const areas: Partial<Record<StringField, string>> = {
  title: 'OfficialTitle',
  abstract: 'BriefSummary',
  keyword: 'Keyword',
}

/** https://clinicaltrials.gov/find-studies/constructing-complex-search-queries (read 2026-11-23): Essie expressions. */
export const clinicalTrials: Dialect = {
  term: (quoted, field) => {
    if (field === undefined) return quoted
    const area = areas[field]
    return area && `AREA[${area}]${quoted}`
  },
  hasEndings: false,
  heading: (text, { isMajor }) => ({
    written: `AREA[ConditionMeshTerm]"${text}" OR AREA[InterventionMeshTerm]"${text}"`,
    note: `Asked as a term of conditions and interventions, without narrower ones${isMajor ? ', whether major or not' : ''}: “${text}”.`,
  }),
  years: (from, to) =>
    `AREA[StudyFirstPostDate]RANGE[${Number.isFinite(from) ? `${from}-01-01` : 'MIN'}, ${Number.isFinite(to) ? `${to}-12-31` : 'MAX'}]`,
  without: ' NOT ',
}
