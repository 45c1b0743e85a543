import type { ExternalSource } from '#contract/search.ts'

import type { Identifier } from './identifiers-in-query.ts'
import { parseQuery, type ParsedQuery } from './parsed-query.ts'
import {
  lineOf,
  quote,
  requiredParts,
  wholeNode,
  writeBoolean,
  type Dialect,
  type Difference,
  type SourceQuery,
} from './query-dialect.ts'
import * as dialects from './source-dialects.ts'
import { readSearchString, type SearchString } from './strings/read-search-string.ts'
import { asTyped } from './strings/respelled.ts'
import { searchStringsCopy as copy } from './strings/search-strings.copy.ts'
import { partWords, stringNodeOf, type StringField, type StringNode, type StringTerm } from './strings/string-node.ts'

/**
 * One query as each source is asked it. Undefined where the source has nothing to be asked: a query without a word, or
 * identifiers of a kind that it does not know.
 *
 * Words of a plain question must all match there: these sources hold millions of records, and any one word would match
 * most of them. Here, among the papers of a library, any may match. Both are shown as they were run. A string that was
 * written for a database is read as that database reads it; what could not be read is said.
 */
export function queryForSource(source: ExternalSource, query: string): SourceQuery | undefined {
  const string = readSearchString(query)
  if (string) {
    const asked = string.node && byText[source](string.node)
    if (!asked || !string.node) return undefined
    const standing = [...asked.notes, ...standingNotes(source, string.node)]
    const lost = notSent(string.node, asked, standing)
    const notes = [...standing, ...lost].map((note) => asTyped(note, string.dialect))
    return { ...asked, notes: [...new Set([...notesOf(string), ...notes])] }
  }
  const parsed = parseQuery(query)
  if (parsed.identifiers.length > 0) return byIdentifiers[source](parsed)
  const node = wholeNode(parsed)
  return node && byText[source](stringNodeOf(node))
}

/** What is to be said of a search string: what is not read or was left open, and how the rest was read. */
export function linesOnReading({ told, read, refused, notes, dialect }: SearchString): {
  open: readonly string[]
  read: readonly string[]
} {
  return {
    open: [
      ...new Set(refused.map(({ part, why }) => copy.notRead(part, why))),
      ...notes.map((note) => asTyped(note, dialect)),
    ],
    read: [...told.map((note) => asTyped(note, dialect)), ...read.map(({ parts, how }) => copy.readAs(parts, how))],
  }
}

const notesOf = (string: SearchString): readonly string[] => {
  const { open, read } = linesOnReading(string)
  return [...open, ...read]
}

/** What is to be said of a search string whatever source is asked, even where none can be. */
export function notesOnString(query: string): readonly string[] {
  const string = readSearchString(query)
  return string ? notesOf(string) : []
}

function termsOf(node: StringNode): readonly StringTerm[] {
  if (node.kind === 'phrase') return [node]
  if (node.kind === 'not') return termsOf(node.of)
  return node.kind === 'all' || node.kind === 'any' || node.kind === 'near' ? node.of.flatMap(termsOf) : []
}

/** What holds of a source for every string of a kind, whatever it is written like there. */
function standingNotes(source: ExternalSource, node: StringNode): readonly string[] {
  if (source === 'crossref') return [copy.ranked]
  if (source === 'openalex') return [copy.stems]
  if (source !== 'pubmed' && source !== 'europepmc') return []
  const terms = termsOf(node)
  const texts = (wanted: (term: StringTerm) => boolean) => [...new Set(terms.filter(wanted).map(({ text }) => text))]
  if (source === 'europepmc') {
    const inside = texts(({ text }) => /\s\S*\*$/.test(text))
    return inside.length > 0 ? [copy.insidePhrase(inside)] : []
  }
  const short = texts(({ text }) => /(?:^|\s)[\p{L}\p{N}]{1,3}\*$/u.test(text))
  const mapped = texts(({ fields, text, isPhrase }) => !fields && !isPhrase && !/[*?#]/.test(text))
  const isText = terms.some(({ fields = [] }) => fields.length === 3 && fields.includes('keyword') && fields.includes('abstract')) // prettier-ignore
  return [
    ...(short.length > 0 ? [copy.shortEnding(short)] : []),
    ...(isText ? [copy.textWords] : []),
    ...(mapped.length > 0 ? [copy.mapped(mapped)] : []),
  ]
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What is asked, held against what is sent: words that are in neither it nor its notes are named. */
function notSent(node: StringNode, { line }: SourceQuery, notes: readonly string[]): readonly string[] {
  const known = new Set([...wordsIn(line), ...notes.flatMap(wordsIn)])
  const lost = wordsOfTree(node).filter((text) => wordsIn(text).some((word) => !known.has(word)))
  return lost.length > 0 ? [copy.leftOut(lost)] : []
}

function wordsOfTree(node: StringNode): readonly string[] {
  if (node.kind === 'heading' || node.kind === 'phrase') return [node.text]
  if (node.kind === 'not') return wordsOfTree(node.of)
  return node.kind === 'years' ? [] : node.of.flatMap(wordsOfTree)
}

const valuesOf = (identifiers: readonly Identifier[], kind: Identifier['kind']): string[] =>
  identifiers.filter((identifier) => identifier.kind === kind).map(({ value }) => value)

function ready(
  parameters: Record<string, string>,
  left: readonly string[] = [],
  notes: readonly string[] = [],
): SourceQuery {
  const said = left.length > 0 ? [`Left out, because it cannot be asked there: ${[...new Set(left)].join(', ')}.`] : []
  return { parameters, line: lineOf(parameters), notes: [...said, ...inOne(notes)] }
}

/** Notes that say the same of several parts, as one. */
function inOne(notes: readonly string[]): readonly string[] {
  const byHead = new Map<string, Set<string>>()
  for (const note of notes) {
    const [, head = note, part = ''] = /^([^:“]{1,120}): ([^]+)\.$/.exec(note) ?? []
    byHead.set(head, (byHead.get(head) ?? new Set()).add(part))
  }
  return [...byHead].map(([head, parts]) => (parts.has('') ? head : `${head}: ${[...parts].join(', ')}.`))
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
  pubmed: (parsed) => {
    const { identifiers } = parsed
    const parts = [
      ...valuesOf(identifiers, 'doi').map((value) => `${quote(value, true)}[doi]`),
      ...valuesOf(identifiers, 'pmid').map((value) => `${value}[pmid]`),
      ...valuesOf(identifiers, 'pmcid').map((value) => `${value}[pmcid]`),
    ]
    if (parts.length === 0) return undefined
    return ready({ term: parts.join(' OR ') }, otherKinds(identifiers, ['doi', 'pmid', 'pmcid']), besideNote(parsed))
  },
  doaj: (parsed) => {
    const values = valuesOf(parsed.identifiers, 'doi')
    if (values.length === 0) return undefined
    const query = values.map((value) => `doi:${quote(value, true)}`).join(' OR ')
    return ready({ query }, otherKinds(parsed.identifiers, ['doi']), besideNote(parsed))
  },
  // Its search reads words alone, and a registration has none of these numbers.
  semanticscholar: () => undefined,
  clinicaltrials: () => undefined,
  arxiv: (parsed) => {
    const values = valuesOf(parsed.identifiers, 'arxiv')
    if (values.length === 0) return undefined
    return ready({ id_list: values.join(',') }, otherKinds(parsed.identifiers, ['arxiv']), besideNote(parsed))
  },
}

const day = (year: number, monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`

const years = ({ from, to }: { from: number; to: number }, names: { from: string; to: string }): string[] => [
  ...(Number.isFinite(from) ? [`${names.from}:${day(from, '01-01')}`] : []),
  ...(Number.isFinite(to) ? [`${names.to}:${day(to, '12-31')}`] : []),
]

/** Hears what is asked otherwise, for the notes of a query. */
function listener() {
  const left: string[] = []
  const notes: string[] = []
  const tell = (difference: Difference) =>
    void ('left' in difference ? left.push(difference.left) : notes.push(difference.note))
  return { left, notes, tell }
}

function inDialect(node: StringNode, name: string, dialect: Dialect): SourceQuery | undefined {
  const { left, notes, tell } = listener()
  const text = writeBoolean(node, dialect, tell)
  return text === undefined ? undefined : ready({ [name]: text }, left, notes)
}

/** The fields that every term of a part is asked in, where they are the same for all. */
function commonFields(node: StringNode): readonly StringField[] | undefined {
  const found: (readonly StringField[] | undefined)[] = []
  const collect = (part: StringNode): void => {
    if (part.kind === 'phrase') found.push(part.fields)
    else if (part.kind === 'all' || part.kind === 'any' || part.kind === 'near') part.of.forEach(collect)
    else if (part.kind === 'not') collect(part.of)
    else found.push(undefined)
  }
  collect(node)
  const [first] = found
  const isCommon = found.every((fields) => fields && first && fields.join() === first.join())
  return isCommon ? first : undefined
}

const withoutFields = (node: StringNode): StringNode => {
  switch (node.kind) {
    case 'phrase': {
      const { fields: _, ...plain } = node
      return plain
    }
    case 'near':
      return { ...node, of: [withoutFields(node.of[0]), withoutFields(node.of[1])] }
    case 'not':
      return { ...node, of: withoutFields(node.of) }
    case 'all':
    case 'any':
      return { ...node, of: node.of.map(withoutFields) }
    default:
      return node
  }
}

/** The filter of OpenAlex that looks in these fields, and those of them that it does not have. */
function openAlexFilter(fields: readonly StringField[]): { name: string; missing: readonly StringField[] } | undefined {
  const rest = (...known: StringField[]) => fields.filter((field) => !known.includes(field))
  if (fields.includes('title') && fields.includes('abstract'))
    return { name: 'title_and_abstract.search', missing: rest('title', 'abstract') }
  if (fields.length > 1) return undefined
  const name = { title: 'title.search', abstract: 'abstract.search', author: 'raw_author_name.search' }[
    fields[0] as string
  ]
  return name === undefined ? undefined : { name, missing: [] }
}

function forOpenAlex(node: StringNode): SourceQuery | undefined {
  const { left, notes, tell } = listener()
  const filters: string[] = []
  const rest: StringNode[] = []
  for (const part of requiredParts(node)) {
    const fields = part.kind === 'not' ? undefined : commonFields(part)
    const filter = fields && openAlexFilter(fields)
    if (part.kind === 'years') {
      filters.push(...years(part, { from: 'from_publication_date', to: 'to_publication_date' }))
    } else if (fields && filter) {
      const text = writeBoolean(withoutFields(part), dialects.openAlex, tell)
      // A comma stands between filters there.
      if (text !== undefined) filters.push(`${filter.name}:${text.replaceAll(',', ' ')}`)
      if (filter.missing.length > 0) tell({ note: `Not asked in ${filter.missing.join(', ')}, which it has not.` })
    } else rest.push(part)
  }
  const search = rest.length > 0 ? writeBoolean({ kind: 'all', of: rest }, dialects.openAlex, tell) : undefined
  if (search === undefined && filters.length === 0) return undefined
  const filter = filters.join(',')
  return ready({ ...(search !== undefined && { search }), ...(filter !== '' && { filter }) }, left, notes)
}

/** The words of a node that are wanted, for a source that knows words alone. */
function wantedWords(node: StringNode): string[] {
  switch (node.kind) {
    case 'phrase':
    case 'heading':
      return [node.text.replace(/[*?#]/g, '')]
    case 'all':
    case 'any':
    case 'near':
      return node.of.flatMap(wantedWords)
    default:
      return []
  }
}

/** What stands within a node and is none of its wanted words. */
function unwantedParts(node: StringNode): StringNode[] {
  if (node.kind === 'all' || node.kind === 'any' || node.kind === 'near') return node.of.flatMap(unwantedParts)
  return node.kind === 'not' || node.kind === 'years' ? [node] : []
}

const isStrict = (node: StringNode): boolean =>
  node.kind === 'phrase'
    ? (node.isPhrase && /\s/.test(node.text)) || /[*?#]/.test(node.text)
    : node.kind === 'any' || node.kind === 'not' || node.kind === 'near' || node.kind === 'heading'

function forCrossref(node: StringNode): SourceQuery | undefined {
  const left: string[] = []
  const filters: string[] = []
  const words: Record<string, string[]> = {}
  const parts = requiredParts(node)
  for (const part of parts) {
    const field = part.kind === 'phrase' ? part.fields?.[0] : undefined
    const name =
      field === 'author' ? 'query.author' : field === 'venue' ? 'query.container-title' : 'query.bibliographic'
    if (part.kind === 'years') filters.push(...years(part, { from: 'from-pub-date', to: 'until-pub-date' }))
    else if (part.kind === 'not') left.push(partWords(part))
    else {
      ;(words[name] ??= []).push(...wantedWords(part))
      left.push(...unwantedParts(part).map(partWords))
    }
  }
  const queries = Object.fromEntries(
    Object.entries(words).flatMap(([name, texts]) => {
      const text = [...new Set(texts.filter(Boolean))].join(' ')
      return text === '' ? [] : [[name, text]]
    }),
  )
  if (Object.keys(queries).length === 0) return undefined
  const note = 'Crossref reads words and ranks by them: operators and phrases do not narrow its answer.'
  return ready(
    { ...queries, ...(filters.length > 0 && { filter: filters.join(',') }) },
    left,
    parts.some(isStrict) ? [note] : [],
  )
}

/** Years stand in a parameter of their own there. */
function forSemanticScholar(node: StringNode): SourceQuery | undefined {
  const parts = requiredParts(node)
  const bounds = parts.flatMap((part) => (part.kind === 'years' ? [part] : []))
  const rest = parts.filter(({ kind }) => kind !== 'years')
  const asked = rest.length > 0 ? inDialect({ kind: 'all', of: rest }, 'query', dialects.semanticScholar) : undefined
  if (!asked || bounds.length === 0) return asked
  const from = Math.max(...bounds.map((bound) => bound.from))
  const to = Math.min(...bounds.map((bound) => bound.to))
  const year = from === to ? `${from}` : `${Number.isFinite(from) ? from : ''}-${Number.isFinite(to) ? to : ''}`
  const parameters = { ...asked.parameters, year }
  return { ...asked, parameters, line: lineOf(parameters) }
}

const byText: Record<ExternalSource, (node: StringNode) => SourceQuery | undefined> = {
  openalex: forOpenAlex,
  europepmc: (node) => inDialect(node, 'query', dialects.europePmc),
  pubmed: (node) => inDialect(node, 'term', dialects.pubmed),
  crossref: forCrossref,
  arxiv: (node) => inDialect(node, 'search_query', dialects.arxiv),
  semanticscholar: forSemanticScholar,
  doaj: (node) => inDialect(node, 'query', dialects.doaj),
  clinicaltrials: (node) => inDialect(node, 'query.term', dialects.clinicalTrials),
}
