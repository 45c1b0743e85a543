import { GONE, respelled, type StringDialect } from './respelled.ts'
import { asHeadings, joined, withFields, type StringField, type StringNode } from './string-node.ts'
import { piecesOf, type Piece } from './string-pieces.ts'
import { fieldTag, functions, headingTag, prefixes, pubmedTag, type Tag } from './string-tags.ts'

/** What was read of a search string. `refused`: parts that could not be, each with the reason. */
export type SearchString = {
  dialect: StringDialect
  node: StringNode | undefined
  refused: readonly { part: string; why: string }[]
}

const signs: readonly (readonly [StringDialect, RegExp])[] = [
  ['cochrane', /\[mh\s|\bMeSH descriptor:?\s?\[|\{(?:or|and)\s#?\d|\bwith (?:Cochrane Library )?Publication (?:Year|Date) (?:from|between)|\sin (?:Cochrane Reviews|Trials)\b/i],
  ['ebsco', /\bM[HM]\s"|(?<![\p{L}\p{N}",])(?:TI|AB|SU|TX|DE)\s(?:\(|")|[)\s*][NW]\d{1,2}[\s(]|\sLimiters\s[-–]\s|(?<![^\s(])(?:TI|AB)\s\p{L}[^]{0,400}?\b(?:AND|OR|NOT)\s(?:TI|AB|PT|SU|TX|AU)\s[\p{L}"(]/u],
  ['proquest', /\b(?:TI,AB|AB,TI|TIAB|noft)\(|\bMAINSUBJECT\b/i],
  ['proquest', /(?<![\p{L}-])(?:ti|ab|su|pd)\(["\p{L}\d]/u],
  ['europepmc', /\b(?:TITLE_ABS|PUB_YEAR|PUB_TYPE|FIRST_PDATE|OPEN_ACCESS|HAS_[A-Z]{2,20}|IN_EPMC|IN_PMC|KW|LANG):/],
  ['pubmed', /\[(?:mesh|mh|majr|tiab|ti|ab|tw|au|ta|ot|pt|dp|pdat|all fields|title\/abstract|mesh terms|publication type)\b[^\][]*\]/i],
  ['scopus', /\b(?:TITLE-ABS(?:-KEY)?|TITLE|ABS|KEY|AUTH|SRCTITLE|DOCTYPE)\s?\(|\bPUBYEAR\b|\b(?:W|PRE)\/\d/],
  ['wos', /\b(?:TS|TI|AB|AU|SO|AK|ALL)\s?=\s?[("\p{L}]/u],
  ['embase', /\/(?:exp|de|mj)\b|':(?:ti|ab|kw)|\)\s?:(?:ti|ab)|[\p{L}*]:(?:ti|ab|kw)(?:,(?:ti|ab|kw))*(?=[\s)]|$)|\b(?:NEAR|NEXT)\/\d/iu],
  ['ovid', /\.(?:ti|ab|tw|mp|kw|kf|af|pt|sh|fs)(?:,[a-z]{2})*\.|\badj\d?\b|[\p{L})]\/(?=\s|$|\))|^\s*(?:\d+[.\t ]\s*)?\(?exp \*?\p{L}/imu],
] // prettier-ignore

/** Whose string it is, by signs that no other has; undefined for plain words and queries without truncation. */
export function dialectOf(text: string): StringDialect | undefined {
  const known = signs.find(([, sign]) => sign.test(text))?.[0]
  if (known) return known
  return /\bmesh:|[\p{L}\p{N}]{2}[*$](?=[\s)"]|$)|\bNEAR\b/u.test(text) ? 'own' : undefined
}

/** Numbers of other lines with an operator between them: what the whole comes to, wherever it stands. */
const WHOLE = /^\s*[#S]?\d{1,3}\s+(?:AND|OR|NOT)\s/i
/** Of a line without a number of its own. */
const NO_LINE = '999'
const LINE = /^\s*[#S]?(\d{1,3})(?:[.:)]|\s)\s*(.+)$/

/** Reads a search string of PubMed, Ovid, Embase, Scopus, Web of Science, or of ours. Undefined for what is none. */
export function readSearchString(text: string): SearchString | undefined {
  const dialect = dialectOf(text)
  if (!dialect) return undefined
  const refused: { part: string; why: string }[] = []
  const spelled = respelled(text, dialect, (part, why) => void refused.push({ part, why }))
  const all = spelled.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [whole, ...more] = all.filter((line) => WHOLE.test(line))
  const isBeside = whole !== undefined && more.length === 0 && all.length > 1
  const lines = isBeside ? [...all.filter((line) => line !== whole), `${NO_LINE} ${whole}`] : all
  const numbered = lines.map((line) => LINE.exec(line))
  if (lines.length < 2 || !numbered.every((found) => found !== null)) {
    return { dialect, node: createReader(spelled, dialect, new Map(), refused).read(), refused }
  }
  const sets = new Map<string, StringNode | undefined>()
  let last: StringNode | undefined
  for (const found of numbered) {
    // Ovid prints the number of hits behind each line.
    const [, number = '', line = ''] = found ?? []
    last = createReader(line.replace(/(?<!\s)\s{2,}\d[\d,]*\s*$/, ''), dialect, sets, refused).read()
    sets.set(number, last)
  }
  return { dialect, node: last, refused }
}

type Operator = { kind: 'and' | 'or' | 'not' } | { kind: 'near'; distance: number; isOrdered: boolean }

/** How many words may stand between two words that are "adjacent": Ovid counts from 1. */
function operatorOf({ kind, text }: Piece, dialect: StringDialect): Operator | undefined {
  if (kind !== 'word') return undefined
  const word = ['pubmed', 'own', 'europepmc'].includes(dialect) ? text : text.toUpperCase()
  if (word === 'AND') return { kind: 'and' }
  if (word === 'OR') return { kind: 'or' }
  if (word === 'NOT') return { kind: 'not' }
  const [, name = '', number] = /^(adj|near\/?|next\/?|w\/|pre\/|onear\/)(\d{1,2})?$/i.exec(text) ?? []
  if (name === '') return undefined
  const isAdjacent = /^adj$/i.test(name)
  const unsaid = isAdjacent || /^next$/i.test(name) ? 0 : (nearAlone[dialect] ?? 10)
  const distance = number === undefined ? unsaid : Number(number) - (isAdjacent ? 1 : 0)
  return {
    kind: 'near',
    distance: Math.max(0, distance),
    isOrdered: /^(?:next|pre|onear)/i.test(name) || (isAdjacent && number === undefined),
  }
}

/** How near two words are of which a string says no more than that they are near. */
const nearAlone: Partial<Record<StringDialect, number>> = { cochrane: 6, wos: 15 }

/** A part that was there and is not asked: an operator before it is used up by it. */
const NOTHING: StringNode = { kind: 'all', of: [] }
const isSomething = (node: StringNode | undefined): node is StringNode => node !== undefined && node !== NOTHING

/** Fields of Scopus that others have not, where a blank stands before the bracket. */
const SCOPUS_FIELDS =
  /^(?:AFFIL(?:CITY|COUNTRY|ORG)?|AF-ID|AU-ID|AUTH(?:LASTNAME|FIRST|COLLAB)|FIRSTAUTH|CASREGNUMBER|CHEM(?:NAME)?|CODEN|CONF(?:NAME|LOC|SPONSOR|ALL)?|DOI|EDITOR|EISSN|EID|EXACTSRCTITLE|FUND-(?:ALL|SPONSOR|ACR|NO)|INDEXTERMS|ISBN|ISSN|ISSUE|MANUFACTURER|OPENACCESS|ORCID|PAGES|PMID|PUBDATETXT|REF(?:AUTH|TITLE|SRCTITLE|PUBYEAR|ARTNUM|PAGE)?|SEQ(?:BANK|NUMBER)|SUBJTERMS|TRADENAME|VOLUME|WEBSITE)$/

function createReader(
  text: string,
  dialect: StringDialect,
  sets: ReadonlyMap<string, StringNode | undefined>,
  refused: { part: string; why: string }[],
) {
  const all = piecesOf(text)
  let at = 0
  let depth = 0
  /** Within a field of names, of people or of journals: words there are one name. */
  let names = 0
  const refuse = (part: string, why: string) => void refused.push({ part, why })
  const operator = () => {
    const piece = all[at]
    return piece && operatorOf(piece, dialect)
  }

  function readAny(): StringNode | undefined {
    const parts: StringNode[] = []
    for (;;) {
      const part = readAll()
      if (isSomething(part)) parts.push(part)
      if (operator()?.kind === 'or') at++
      else if (depth === 0 && all[at]?.kind === 'close') at++
      else break
    }
    return joined('any', parts)
  }

  function readAll(): StringNode | undefined {
    const parts: StringNode[] = []
    for (;;) {
      let isNegated = false
      for (let found = operator(); found?.kind === 'and' || found?.kind === 'not'; found = operator()) {
        if (found.kind === 'not') isNegated = true
        at++
      }
      const part = readNear()
      if (!part) break
      if (part !== NOTHING) parts.push(isNegated ? { kind: 'not', of: part } : part)
    }
    return joined('all', parts)
  }

  function readNear(): StringNode | undefined {
    let left = readOne()
    for (let found = operator(); left && found?.kind === 'near'; found = operator()) {
      const { distance, isOrdered } = found
      at++
      const right = readOne()
      if (left === NOTHING) left = right
      else if (isSomething(right)) left = { kind: 'near', of: [left, right], distance, isOrdered }
    }
    return left
  }

  function readOne(): StringNode | undefined {
    const here = all[at]
    if (!here || here.kind === 'close' || operator()) return undefined
    if (here.text === GONE) {
      at++
      return NOTHING
    }
    if (here.kind === 'open') return readGroup(undefined)
    if (here.kind === 'tag') {
      at++
      return bracketLimit(here)
    }
    if (here.kind === 'quoted') {
      at++
      return tagged({ kind: 'phrase', text: endings(here.text), isPhrase: true }, here)
    }
    return readWord(here)
  }

  /** Embase's "[2010-2020]/py" and "[english]/lim". */
  function bracketLimit(here: Piece): StringNode | undefined {
    const [from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(here.text)?.slice(1) ?? []
    const behind = all[at]?.isGlued === true && all[at]?.kind === 'word' ? all[at++]?.text : ''
    if (from && behind?.toLowerCase() === '/py') return { kind: 'years', from: Number(from), to: Number(to ?? from) }
    refuse(`[${here.text}]${behind ?? ''}`, 'it is a limit of the database and no part of the question')
    return NOTHING
  }

  function readGroup(fields: readonly StringField[] | undefined): StringNode | undefined {
    const isNames = fields?.every((field) => field === 'author' || field === 'venue') === true
    at++
    depth++
    if (isNames) names++
    const inner = readAny()
    if (isNames) names--
    depth--
    const close = all[at]
    if (close?.kind === 'close') at++
    if (!inner) return NOTHING
    const whole = fields ? withFields(inner, fields) : inner
    return close ? tagged(whole, close) : whole
  }

  function readWord(here: Piece): StringNode | undefined {
    const next = all[at + 1]
    const name = here.text.toLowerCase().replace(/\s?=$/, '=')
    if (next?.kind === 'open' && name === 'su=' && dialect !== 'wos') {
      at++
      const subjects = readGroup(undefined)
      return isSomething(subjects) ? asHeadings(subjects) : subjects
    }
    if (next?.kind === 'open' && Object.hasOwn(functions, name)) {
      at++
      const fields = functions[name]
      if (/^(?:language|limit-to)$/.test(name)) refuse(here.text, 'it is a limit of the database')
      return readGroup(fields)
    }
    // A function that is not known asks for something of that database alone.
    const isUnknown =
      (next?.isGlued === true && /^(?:[A-Z][A-Z.-]{2,40}|[A-Z]{2,4}=)$/.test(here.text)) ||
      (dialect === 'scopus' && SCOPUS_FIELDS.test(here.text))
    if (next?.kind === 'open' && isUnknown) {
      at++
      const from = here.start
      readGroup(undefined)
      refuse(text.slice(from, all[at - 1]?.end), 'this field is not known here')
      return NOTHING
    }
    const years = yearsHere(here)
    if (years) return years
    const referred = setsHere(here)
    if (referred) return referred
    const [, prefix = '', rest = ''] = /^([a-z_]+):(.*)$/i.exec(here.text) ?? []
    if (/^mesh$/i.test(prefix) || Object.hasOwn(prefixes, prefix.toLowerCase()))
      return prefixed(prefix.toLowerCase(), rest)
    return readRun()
  }

  function prefixed(prefix: string, rest: string): StringNode | undefined {
    at++
    const quoted = rest === '' && all[at]?.isGlued === true && all[at]?.kind === 'quoted' ? all[at++] : undefined
    const text = quoted?.text ?? rest
    if (text === '') return NOTHING
    if (prefix === 'mesh') return { kind: 'heading', text: cleaned(text), isExploded: true, isMajor: false }
    const fields = prefixes[prefix]
    return { kind: 'phrase', text: endings(text), isPhrase: quoted !== undefined, ...(fields && { fields }) }
  }

  function yearsHere(here: Piece): StringNode | undefined {
    const scopus = /^PUBYEAR$/i.test(here.text)
    if (scopus) {
      const [sign, year] = [all[at + 1]?.text, Number(all[at + 2]?.text)]
      if (!Number.isInteger(year)) return undefined
      at += 3
      if (sign === '>' || sign === 'AFT') return { kind: 'years', from: year + 1, to: Infinity }
      if (sign === '<' || sign === 'BEF') return { kind: 'years', from: -Infinity, to: year - 1 }
      return { kind: 'years', from: year, to: year }
    }
    const [, from, to] = /^(?:year:|PY=)?(\d{4})?(?:[:–-](\d{4})?)?$/i.exec(here.text) ?? []
    const isOwn = /^(?:year:|PY=)/i.test(here.text)
    const tag = all[at + 1]
    const isTagged = tag?.kind === 'tag' && pubmedTag(tag.text)?.kind === 'years'
    if ((!isOwn && !isTagged) || (from === undefined && to === undefined)) return undefined
    at += isTagged ? 2 : 1
    const isOpen = /[:–-]/.test(here.text.replace(/^year:/i, ''))
    return {
      kind: 'years',
      from: from ? Number(from) : -Infinity,
      to: to ? Number(to) : isOpen ? Infinity : Number(from),
    }
  }

  /** "#1", "1" between operators, "or/1-3": earlier lines of the same string. */
  function setsHere(here: Piece): StringNode | undefined {
    if (sets.size === 0) return undefined
    const [, kind, list] = /^(or|and)\/([\d,-]+)$/i.exec(here.text) ?? []
    const single = /^[#S]?(\d{1,3})$/.exec(here.text)?.[1]
    const numbers = list === undefined ? (single === undefined ? [] : [single]) : list.split(',').flatMap(rangeOf)
    if (numbers.length === 0) return undefined
    at++
    const nodes = numbers.flatMap((number) => {
      const node = sets.get(number)
      if (!node) refuse(`line ${number}`, 'there is no such line, or nothing of it could be read')
      return node ? [node] : []
    })
    return joined(kind?.toLowerCase() === 'and' ? 'all' : 'any', nodes) ?? NOTHING
  }

  /** Words up to the next operator: one phrase where the database reads them so, else each for itself. */
  function readRun(): StringNode | undefined {
    const words: string[] = []
    let last = all[at]
    for (let piece = all[at]; piece?.kind === 'word' && piece.text !== GONE && !operator(); piece = all[at]) {
      if (words.length > 0 && all[at + 1]?.kind === 'open' && Object.hasOwn(functions, piece.text.toLowerCase())) break
      words.push(piece.text)
      last = piece
      at++
      if (/\.[a-z]{2}(?:,[a-z]{2})*\.$|\/[a-z,]*$/i.test(piece.text)) break
    }
    const [first = ''] = words
    if (/^limit$/i.test(first) && dialect === 'ovid') {
      const [line] = words.slice(1)
      while (at < all.length) at++
      refuse(text.trim(), 'it is a limit of the database: years and languages are filters here')
      return sets.get(line ?? '')
    }
    const [, deduplicated] = /^remove duplicates from (\d{1,3})$/i.exec(words.join(' ')) ?? []
    if (deduplicated !== undefined && sets.size > 0) {
      refuse(words.join(' '), 'duplicates are found here anyway')
      return sets.get(deduplicated)
    }
    let run = words.join(' ')
    const heading = /^(?:(exp)\s+(?!\s))?(\*)?([^/]+)\/([a-z/,]*)$/i.exec(run)
    if (heading) {
      const [, exploded, major, name = '', behind = ''] = heading
      const tag = headingTag(behind)
      if (!tag && behind !== '') refuse(`/${behind}`, `a subheading; “${name}” was read without it`)
      const isEmbase = tag?.kind === 'heading' && behind !== ''
      return {
        kind: 'heading',
        text: cleaned(name),
        isExploded: exploded !== undefined || (isEmbase && tag.isExploded),
        isMajor: major !== undefined || (isEmbase && tag.isMajor),
      }
    }
    const [, body, codes] = /^(.*?)\.([a-z]{2}(?:,[a-z]{2})*)\.?$/i.exec(run) ?? []
    const tag = codes === undefined ? undefined : fieldTag(codes)
    if (body !== undefined && dialect === 'ovid' && codes !== undefined && run.endsWith('.') && !tag) {
      if (/^sh$/i.test(codes)) return { kind: 'heading', text: cleaned(body), isExploded: false, isMajor: false }
      refuse(`.${codes}.`, 'this field is not known here; the words were read without it')
      return termOf(body, undefined)
    }
    if (body !== undefined && tag?.kind === 'fields') {
      run = body
      return termOf(run, tag.fields)
    }
    const [, plain, embase] = /^(.*?):((?:ti|ab|kw|au|jt|pt|it|tt|de)(?:,[a-z]{2})*)$/i.exec(run) ?? []
    const own = embase === undefined ? undefined : fieldTag(embase)
    if (plain !== undefined && /^de$/i.test(embase ?? ''))
      return { kind: 'heading', text: cleaned(plain), isExploded: false, isMajor: false }
    if (plain !== undefined && own?.kind === 'fields') return termOf(plain, own.fields)
    const isPhrase = dialect === 'ovid' || names > 0 || all[at]?.kind === 'tag'
    if (!isPhrase && words.length > 1)
      return joined(
        'all',
        words.map((word) => termOf(word, undefined)),
      )
    return last ? tagged(termOf(run, undefined), last) : undefined
  }

  /** Applies what stands behind: "[tiab]", ":ti,ab", ".ti,ab.", "/exp". */
  function tagged(node: StringNode, before: Piece): StringNode {
    const here = all[at]
    if (!here) return node
    if (here.kind === 'tag' && dialect !== 'embase') {
      at++
      const [, name = '', distance] = /^([^:]*):~(\d{1,3})$/.exec(here.text) ?? []
      const tag = pubmedTag(name === '' ? here.text : name)
      if (!tag) refuse(`[${here.text}]`, 'this field is not known here; the words were read without it')
      if (tag?.kind === 'years') {
        refuse(text.slice(before.start, here.end), 'it is no year')
        return NOTHING
      }
      const whole = tag ? applied(node, tag) : node
      const [left, right, ...more] = whole.kind === 'phrase' ? whole.text.split(/\s+/) : []
      if (distance === undefined || whole.kind !== 'phrase' || !left || !right) return whole
      const part = (word: string): StringNode => ({ ...whole, text: word, isPhrase: false })
      const first: StringNode = {
        kind: 'near',
        of: [part(left), part(right)],
        distance: Number(distance),
        isOrdered: false,
      }
      return more.reduce<StringNode>(
        (near, word) => ({ kind: 'near', of: [near, part(word)], distance: Number(distance), isOrdered: false }),
        first,
      )
    }
    if (here.kind !== 'word' || !here.isGlued || before.end !== here.start) return node
    const [, codes] = /^(?::|\.)([a-z]{2}(?:,[a-z]{2})*)\.?$/i.exec(here.text) ?? []
    const isHeading = here.text.startsWith('/') || (dialect === 'embase' && /^de$/i.test(codes ?? ''))
    const tag = isHeading ? headingTag(here.text.replace(':', '/')) : codes === undefined ? undefined : fieldTag(codes)
    at++
    if (!tag) refuse(here.text, 'it is not known here; the words before it were read without it')
    return tag ? applied(node, tag) : node
  }

  return {
    read(): StringNode | undefined {
      const parts: StringNode[] = []
      while (at < all.length) {
        const before = at
        const part = readAny()
        if (isSomething(part)) parts.push(part)
        if (at === before) at++
      }
      return joined('all', parts)
    },
  }
}

function applied(node: StringNode, tag: Tag): StringNode {
  if (tag.kind === 'fields') return tag.fields ? withFields(node, tag.fields) : node
  if (tag.kind === 'years' || node.kind !== 'phrase') return node
  return { kind: 'heading', text: node.text, isExploded: tag.isExploded, isMajor: tag.isMajor }
}

/** Signs that mean something to a source, where they are no part of a word here. */
const cleaned = (text: string) => text.replace(/[^\p{L}\p{N}\p{M}*?#.,:;'’/&%_–-]+/gu, ' ').trim()

/** The sign for any ending is `*` here; `$` is Ovid's and Embase's. */
const endings = (text: string) => cleaned(text.replace(/\$\d?(?=\s|$)/g, '*'))

const termOf = (text: string, fields: readonly StringField[] | undefined): StringNode => ({
  kind: 'phrase',
  text: endings(text),
  isPhrase: /\s/.test(text.trim()),
  ...(fields && { fields }),
})

function rangeOf(text: string): string[] {
  const [from = '', to = from] = text.split('-')
  const [first, last] = [Number(from), Number(to)]
  if (!Number.isInteger(first) || !Number.isInteger(last) || last < first || last - first > 200) return []
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
