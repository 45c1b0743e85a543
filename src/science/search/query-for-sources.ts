import type { ExternalSource } from '#contract/search.ts'

import type { Identifier } from './identifiers-in-query.ts'
import { parseQuery, type ParsedQuery } from './parsed-query.ts'
import {
  lineOf,
  requiredParts,
  textOf,
  wholeNode,
  writeBoolean,
  type Dialect,
  type SourceQuery,
} from './query-dialect.ts'
import { positiveWords } from './query-evaluation.ts'
import type { QueryNode, SearchField } from './query-node.ts'

/**
 * One query as each source is asked it. Undefined where the source has nothing to be asked: a query without a word, or
 * identifiers of a kind that it does not know.
 *
 * Words of a plain question must all match there: these sources hold millions of records, and any one word would match
 * most of them. Here, among the papers of a library, any may match. Both are shown as they were run.
 */
export function queryForSource(source: ExternalSource, query: string): SourceQuery | undefined {
  const parsed = parseQuery(query)
  if (parsed.identifiers.length > 0) return byIdentifiers[source](parsed)
  const node = wholeNode(parsed)
  return node && byText[source](node)
}

const valuesOf = (identifiers: readonly Identifier[], kind: Identifier['kind']): string[] =>
  identifiers.filter((identifier) => identifier.kind === kind).map(({ value }) => value)

function ready(
  parameters: Record<string, string>,
  left: readonly string[] = [],
  notes: readonly string[] = [],
): SourceQuery {
  const said = left.length > 0 ? [`Left out, because it cannot be asked there: ${[...new Set(left)].join(', ')}.`] : []
  return { parameters, line: lineOf(parameters), notes: [...said, ...notes] }
}

const besideNote = ({ words, required }: ParsedQuery) =>
  words.length > 0 || required ? ['The identifiers were looked up; the words beside them were not asked for.'] : []

const otherKinds = (identifiers: readonly Identifier[], known: readonly Identifier['kind'][]) =>
  identifiers.filter(({ kind }) => !known.includes(kind)).map(({ value }) => value)

const byIdentifiers: Record<ExternalSource, (parsed: ParsedQuery) => SourceQuery | undefined> = {
  openalex: (parsed) => {
    // Its filters are joined by AND, so one kind can be asked for at a time.
    const kind = (['doi', 'pmid', 'pmcid'] as const).find((each) => valuesOf(parsed.identifiers, each).length > 0)
    if (!kind) return undefined
    const filter = `${kind}:${valuesOf(parsed.identifiers, kind).join('|')}`
    return ready({ filter }, otherKinds(parsed.identifiers, [kind]), besideNote(parsed))
  },
  europepmc: (parsed) => {
    const { identifiers } = parsed
    const parts = [
      ...valuesOf(identifiers, 'doi').map((value) => `DOI:"${value.replaceAll('"', '')}"`),
      ...valuesOf(identifiers, 'pmid').map((value) => `(EXT_ID:${value} AND SRC:MED)`),
      ...valuesOf(identifiers, 'pmcid').map((value) => `PMCID:${value}`),
    ]
    if (parts.length === 0) return undefined
    return ready({ query: parts.join(' OR ') }, otherKinds(identifiers, ['doi', 'pmid', 'pmcid']), besideNote(parsed))
  },
  crossref: (parsed) => {
    const values = valuesOf(parsed.identifiers, 'doi')
    if (values.length === 0) return undefined
    const filter = values.map((value) => `doi:${value}`).join(',')
    return ready({ filter }, otherKinds(parsed.identifiers, ['doi']), besideNote(parsed))
  },
  arxiv: (parsed) => {
    const values = valuesOf(parsed.identifiers, 'arxiv')
    if (values.length === 0) return undefined
    return ready({ id_list: values.join(',') }, otherKinds(parsed.identifiers, ['arxiv']), besideNote(parsed))
  },
}

const quote = (text: string, isPhrase: boolean) => (isPhrase ? `"${text}"` : text)
const day = (year: number, monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`

const europePmcFields: Partial<Record<SearchField, string>> = {
  title: 'TITLE',
  abstract: 'ABSTRACT',
  author: 'AUTH',
  venue: 'JOURNAL',
  keyword: 'KW',
}

const europePmc: Dialect = {
  phrase: (text, isPhrase, field) => {
    if (!field) return quote(text, isPhrase)
    const name = europePmcFields[field]
    return name && `${name}:${quote(text, isPhrase)}`
  },
  years: (from, to) =>
    `PUB_YEAR:[${Number.isFinite(from) ? from : 1000} TO ${Number.isFinite(to) ? to : 3000}]`.replace(
      `[${from} TO ${from}]`,
      String(from),
    ),
  without: ' NOT ',
}

const arxivFields: Partial<Record<SearchField, string>> = { title: 'ti', abstract: 'abs', author: 'au', venue: 'jr' }

const arxiv: Dialect = {
  phrase: (text, isPhrase, field) => {
    const name = field ? arxivFields[field] : 'all'
    return name && `${name}:${quote(text, isPhrase)}`
  },
  // Its first papers are of 1991.
  years: (from, to) =>
    `submittedDate:[${Number.isFinite(from) ? from : 1991}01010000 TO ${Number.isFinite(to) ? to : 2999}12312359]`,
  without: ' ANDNOT ',
}

const anywhere: Dialect = {
  phrase: (text, isPhrase, field) => (field ? undefined : quote(text, isPhrase)),
  years: () => undefined,
  without: ' NOT ',
}

const openAlexFields: Partial<Record<SearchField, string>> = {
  title: 'title.search',
  abstract: 'abstract.search',
  author: 'raw_author_name.search',
}

const years = ({ from, to }: { from: number; to: number }, names: { from: string; to: string }): string[] => [
  ...(Number.isFinite(from) ? [`${names.from}:${day(from, '01-01')}`] : []),
  ...(Number.isFinite(to) ? [`${names.to}:${day(to, '12-31')}`] : []),
]

function forOpenAlex(node: QueryNode): SourceQuery | undefined {
  const left: string[] = []
  const filters: string[] = []
  const rest: QueryNode[] = []
  for (const part of requiredParts(node)) {
    const name = part.kind === 'phrase' && part.field ? openAlexFields[part.field] : undefined
    if (part.kind === 'years')
      filters.push(...years(part, { from: 'from_publication_date', to: 'to_publication_date' }))
    else if (part.kind === 'phrase' && name) {
      filters.push(`${name}:${quote(textOf(part.words), part.quoted || part.words.length > 1)}`)
    } else rest.push(part)
  }
  const search =
    rest.length > 0 ? writeBoolean({ kind: 'all', of: rest }, anywhere, (what) => left.push(what)) : undefined
  if (search === undefined && filters.length === 0) return undefined
  const filter = filters.join(',')
  return ready({ ...(search !== undefined && { search }), ...(filter !== '' && { filter }) }, left)
}

function forCrossref(node: QueryNode): SourceQuery | undefined {
  const left: string[] = []
  const filters: string[] = []
  const words: Record<string, string[]> = {}
  const parts = requiredParts(node)
  const nameOf = (field: SearchField | undefined) =>
    field === 'author' ? 'query.author' : field === 'venue' ? 'query.container-title' : 'query.bibliographic'
  for (const part of parts) {
    if (part.kind === 'years') filters.push(...years(part, { from: 'from-pub-date', to: 'until-pub-date' }))
    else if (part.kind === 'phrase') (words[nameOf(part.field)] ??= []).push(textOf(part.words))
    else if (part.kind === 'not') left.push('what NOT leaves out')
    else (words['query.bibliographic'] ??= []).push(textOf(positiveWords(part)))
  }
  const queries = Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts.join(' ')]))
  if (Object.keys(queries).length === 0) return undefined
  const isLooser = parts.some(
    ({ kind, ...part }) => kind === 'any' || kind === 'not' || ('quoted' in part && part.quoted),
  )
  const note = 'Crossref reads words and ranks by them: operators and phrases do not narrow its answer.'
  return ready({ ...queries, ...(filters.length > 0 && { filter: filters.join(',') }) }, left, isLooser ? [note] : [])
}

function inDialect(node: QueryNode, name: string, dialect: Dialect): SourceQuery | undefined {
  const left: string[] = []
  const text = writeBoolean(node, dialect, (what) => left.push(what))
  return text === undefined ? undefined : ready({ [name]: text }, left)
}

const byText: Record<ExternalSource, (node: QueryNode) => SourceQuery | undefined> = {
  openalex: forOpenAlex,
  europepmc: (node) => inDialect(node, 'query', europePmc),
  crossref: forCrossref,
  arxiv: (node) => inDialect(node, 'search_query', arxiv),
}
