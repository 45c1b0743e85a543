import { codesAsWords, notComeBack, ofThesaurus, withOperator, withoutField } from './accounted.ts'
import { nearOf } from './operators.ts'
import { GONE, respelled, straightened, type ReadAs, type Refuse, type StringDialect } from './respelled.ts'
import { searchStringsCopy as copy } from './search-strings.copy.ts'
import { headingsRead, signsRead } from './signs-read.ts'
import { chosenNames, chosenOf, type ChosenDialect } from './string-choice.ts'
import { evidenceOf, type Evidence } from './string-dialect.ts'
import { inBackticks, linesOf, NO_LINE } from './string-lines.ts'
import { asHeadings, joined, partWords, withFields, type StringField, type StringNode } from './string-node.ts'
import { piecesOf, type Piece } from './string-pieces.ts'
import {
  fieldCodes,
  fieldTag,
  functions,
  headingTag,
  LIMIT_CODES,
  prefixes,
  pubmedTag,
  type Tag,
} from './string-tags.ts'

/** What was read of a search string. `refused`: parts that could not be, each with the reason. */
export type SearchString = {
  dialect: StringDialect
  node: StringNode | undefined
  refused: readonly { part: string; why: string }[]
  /** Signs and parts, and what each was read as. */
  read: readonly ReadAs[]
  /** How the whole was read: whose string it is, which line is asked, which index terms. */
  told: readonly string[]
  /** How parts were read of which the string leaves it open. */
  notes: readonly string[]
  /** Databases whose string it could be too, and which would read it otherwise. */
  otherwise: readonly { dialect: ChosenDialect; node: StringNode }[]
}

/**
 * Reads a search string of PubMed, Ovid, Embase, Scopus, Web of Science, IEEE, ACM, or of ours. Undefined for what is none.
 * Every word and sign of it is asked, or stands in what is said: `accounted` holds the reading to that.
 */
export function readSearchString(query: string): SearchString | undefined {
  // Every source is asked the same string.
  if (lastRead?.query !== query) lastRead = { query, string: readAnew(query) }
  return lastRead.string
}
let lastRead: { query: string; string: SearchString | undefined } | undefined

function readAnew(query: string): SearchString | undefined {
  const evidence = evidenceOf(query)
  if (!evidence) return undefined
  const mine = readAs(query, evidence)
  const asked = JSON.stringify(mine.node)
  const otherwise = evidence.also.flatMap((dialect) => {
    const { node, refused, notes } = readAs(query, { dialect, also: [] })
    // A reading that leaves more of it open is none that somebody meant.
    const isWorse = refused.length > mine.refused.length || notes.length > mine.notes.length
    return node && !isWorse && JSON.stringify(node) !== asked ? [{ dialect, node }] : []
  })
  const names = otherwise.map(({ dialect }) => chosenNames[dialect])
  return { ...mine, otherwise, notes: names.length > 0 ? [copy.otherwise(names), ...mine.notes] : mine.notes }
}

function readAs(query: string, { dialect, sign, isChosen }: Evidence): SearchString {
  const { search: text, beside } = inBackticks(straightened(chosenOf(query).rest))
  const refused: { part: string; why: string }[] = []
  const byHow = new Map<string, Set<string>>()
  const addRead = (part: string, how: string) => void byHow.set(how, (byHow.get(how) ?? new Set()).add(part))
  const refuse: Refuse = Object.assign((part: string, why: string) => void refused.push({ part, why }), { as: addRead })
  for (const part of beside) refuse(part, 'it stands beside the search and is no part of it')
  const lines = linesOf(
    text.replace(/(\p{Ll}{2,40})-\n\s{0,20}(\p{Ll}{2,40})/gu, (whole, first: string, second: string) => {
      refuse.as(whole.replace(/\s+/, ' '), 'one word, broken at the end of a line')
      return `${first}${second}`
    }),
    refuse,
  )
  const sets = new Map<string, StringNode | undefined>()
  /** Lines whose limit is not asked: taken away they would take all of it. */
  const unlimited = new Set<string>()
  /** Words with which runs of words begin: one that begins many may be the name of a field. */
  const firsts = new Map<string, number>()
  const used = new Set<string>()
  const notes = new Set<string>()
  let last: StringNode | undefined
  // An engine of the web: OR there joins the two words beside it.
  const isEngine = dialect === 'named' && /\b(?:all)?in(?:title|text):|\bsite:|\bfiletype:/i.test(text)
  for (const { number, text: line, isLimit } of lines) {
    if (!isLimit)
      last = createReader(respelled(line, dialect, refuse), dialect, sets, used, refuse, notes, {
        isEngine,
        unlimited,
        firsts,
        number,
      }).read()
    else used.add(lines[lines.findIndex((each) => each.number === number) - 1]?.number ?? '')
    sets.set(number, last)
  }
  const final = lines.at(-1)?.number ?? ''
  const apart = lines.map(({ number }) => number).filter((number) => number !== final && !used.has(number))
  const isJoined = lines.length === 1 || lines.some(({ number }) => used.has(number))
  if (!isJoined) {
    notes.add('No line joins the others: all of them must match.')
    last = joined('all', [...sets.values()].filter(isSomething))
  } else for (const number of apart) refuse(`line ${number}`, 'no line that is asked refers to it')
  const left = isJoined ? apart.map((number) => sets.get(number)) : []
  const whole = lines.map((line) => line.text).join('\n')
  for (const { parts, how } of signsRead(whole, dialect)) for (const part of parts) addRead(part, how)
  const read = [...byHow].map(([how, parts]) => ({ parts: [...parts], how }))
  for (const { part, why } of notComeBack(whole, [last, ...left], { refused, read, dialect, lines: sets }))
    refuse(part, why)
  const codes = [...firsts].filter(([word, count]) => count > 2 && /^\p{Lu}\p{L}{1,3}$/u.test(word))
  if (codes.length > 0) notes.add(copy.wordNotField(codes.map(([word]) => word)))
  const platform = copy.platforms[dialect]
  const told = [
    ...(isChosen ? [copy.byChoice(platform)] : sign !== undefined && dialect !== 'own' ? [copy.bySign(platform, sign)] : []), // prettier-ignore
    ...(isJoined && lines.length > 1 && /^\d+$/.test(final) && final !== NO_LINE ? [copy.lastOf(final, lines.length)] : []), // prettier-ignore
    ...headingsRead(last),
  ]
  const said = [
    ...notes,
    ...ofThesaurus(last, dialect, text),
    ...withoutField(last),
    ...withOperator(last),
    ...codesAsWords(last),
  ]
  return { dialect, node: last, refused, read, told, notes: said, otherwise: [] }
}

type Operator = { kind: 'and' | 'or' | 'not' } | { kind: 'near'; distance: number; isOrdered: boolean }

function operatorOf({ kind, text }: Piece, dialect: StringDialect): Operator | undefined {
  if (kind !== 'word') return undefined
  const word = ['pubmed', 'own', 'europepmc'].includes(dialect) ? text : text.toUpperCase()
  if (word === 'AND') return { kind: 'and' }
  if (word === 'OR') return { kind: 'or' }
  if (word === 'NOT') return { kind: 'not' }
  const near = nearOf(text, dialect)
  return near && { kind: 'near', ...near }
}

const LIMIT = 'it is a limit of the database and no part of the question'

/** A part that was there and is not asked: an operator before it is used up by it. */
const NOTHING: StringNode = { kind: 'all', of: [] }
const isSomething = (node: StringNode | undefined): node is StringNode => node !== undefined && node !== NOTHING

function createReader(
  text: string,
  dialect: StringDialect,
  sets: ReadonlyMap<string, StringNode | undefined>,
  used: Set<string>,
  refuse: Refuse,
  notes: Set<string>,
  {
    isEngine,
    unlimited,
    firsts,
    number: lineNumber,
  }: { isEngine: boolean; unlimited: Set<string>; firsts: Map<string, number>; number: string },
) {
  const all = piecesOf(text)
  let end = 0
  // Brackets and quotation marks without another one are in no piece.
  for (const { start, end: next } of [...all, { start: text.length, end: text.length }]) {
    const between = text.slice(end, start).trim()
    if (between !== '') refuse(`${between}${text.slice(start, start + 20)}`, copy.why.open)
    end = next
  }
  let at = 0
  let depth = 0
  /** Within a field of names, of people or of journals: words there are one name. */
  let names = 0
  const operator = () => {
    const piece = all[at]
    return piece && operatorOf(piece, dialect)
  }

  /** "-rats", as engines of the web write NOT. */
  const isMinus = ({ kind, text: word }: Piece) =>
    kind === 'word' && (dialect === 'own' || dialect === 'named') && /^[-!]\p{L}/u.test(word)
  /** Whether something stands here to which the operator before it can belong. */
  const hasSide = () => at < all.length && all[at]?.kind !== 'close' && (!operator() || operator()?.kind === 'not')

  /** Parts with operators between them, up to the bracket that closes them or the end. */
  function readAny(): StringNode | undefined {
    const parts: Part[] = []
    for (;;) {
      let kind: Part['kind'] | undefined
      for (let found = operator(); found && found.kind !== 'near'; found = operator()) {
        const here = all[at++]
        if (here && !hasSide()) refuse(here.text, 'nothing stands behind it')
        if (here && parts.length === 0 && found.kind !== 'not') refuse(here.text, copy.why.first)
        kind = kind === 'not' || (kind === 'or' && found.kind === 'and') ? kind : found.kind
        if (found.kind !== 'not' && kind !== found.kind && here) refuse(here.text, 'another operator stands beside it')
      }
      const of = readNear()
      const here = all[at]
      const before = parts.at(-1)?.of
      if (isSomething(of) && of.kind !== 'not' && kind === undefined && isSomething(before))
        notes.add(copy.noneBetween(shortOf(before), shortOf(of)))
      if (of) parts.push({ of, kind: kind ?? 'and', isSaid: kind !== undefined && of !== NOTHING && parts.length > 0 })
      else if (here && depth === 0 && here.kind === 'close') {
        refuse(here.text, 'nothing opens this bracket')
        at++
      } else break
    }
    const said = new Set(parts.filter(({ isSaid }) => isSaid).map(({ kind }) => (kind === 'or' ? 'or' : 'and')))
    const order =
      dialect === 'pubmed' || dialect === 'scopus' || dialect === 'proquest' || dialect === 'ebsco' || dialect === 'wos'
        ? dialect
        : isEngine
          ? 'engine'
          : 'others'
    const isMixed = said.has('or') && parts.some(({ isSaid, of }, place) => place > 0 && !isSaid && of !== NOTHING)
    if (said.size > 1 || isMixed) notes.add(WITHOUT_BRACKETS[order])
    return combined(parts, order)
  }

  function readNear(): StringNode | undefined {
    let left = readOne()
    for (let found = operator(); left && found?.kind === 'near'; found = operator()) {
      const { distance, isOrdered } = found
      const here = all[at++]
      if (here && !hasSide()) refuse(here.text, 'nothing stands behind it')
      const right = readOne()
      const fields = isSomething(left) && isSomething(right) && hasNoField(left) ? commonFields(right) : undefined
      if (fields && isSomething(left) && /^(?:cochrane|embase)$/.test(dialect)) {
        const { end: from = 0 } = all[at - 2] ?? {}
        refuse.as(text.slice(from, all[at - 1]?.end).trim() || partWords(left), copy.bothSides)
        left = withFields(left, fields)
      }
      if (left === NOTHING) left = right
      else if (isSomething(right)) left = { kind: 'near', of: [left, right], distance, isOrdered }
    }
    return left
  }

  function readOne(): StringNode | undefined {
    const here = all[at]
    if (!here || here.kind === 'close' || operator()) return undefined
    const behind = all[at + 1]
    if (/^[-!]$/.test(here.text) && behind?.kind === 'quoted' && behind.isGlued && /^(?:own|named)$/.test(dialect)) {
      refuse.as(`${here.text}"${behind.text}"`, copy.asNot(`“${behind.text}”`))
      at += 2
      return { kind: 'not', of: { kind: 'phrase', text: endings(behind.text, true), isPhrase: true } }
    }
    if (here.kind !== 'open' && here.text !== GONE && !/[\p{L}\p{N}]/u.test(here.text)) {
      if (!/^[,;.]?$/.test(here.text)) refuse(here.text, 'it was not understood here')
      at++
      return NOTHING
    }
    if (here.text === GONE) {
      at++
      return NOTHING
    }
    if (isMinus(here)) {
      refuse.as(here.text, copy.asNot(here.text.slice(1)))
      at++
      return { kind: 'not', of: termOf(here.text.slice(1), undefined) }
    }
    if (here.kind === 'open') return readGroup(undefined)
    if (here.kind === 'tag') {
      at++
      return bracketLimit(here)
    }
    if (here.kind === 'quoted') {
      at++
      return tagged({ kind: 'phrase', text: endings(here.text, true), isPhrase: true }, here)
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
    else refuse('(', 'this bracket is never closed; it was read to the end')
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
      return isSomething(subjects) ? asSubjects(subjects) : subjects
    }
    if (next?.kind === 'open' && /^(?:ebsco|named)$/.test(dialect) && /^(?:mh|mm|de)=$/.test(name)) {
      at++
      const terms = readGroup(undefined)
      return isSomething(terms) ? asHeadings(terms, { isExploded: false, isMajor: name === 'mm=' }) : terms
    }
    if (next?.kind === 'open' && Object.hasOwn(functions, name)) {
      at++
      const fields = functions[name]
      const group = readGroup(fields)
      return isSomething(group) && !fields ? withFields(group, undefined) : group
    }
    // A function that is not known asks for something of that database alone.
    const isUnknown =
      (next?.isGlued === true && /^(?:[A-Z][A-Z.-]{1,40}|[A-Z]{2,4}=)$/.test(here.text)) ||
      (next?.isGlued === true && dialect === 'proquest' && /^\p{L}/u.test(here.text)) ||
      (dialect === 'scopus' && /^[A-Z][A-Z-]{2,40}$/.test(here.text))
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
    const opening = all[at]
    if (rest === '' && opening?.isGlued === true && opening.kind === 'open') {
      const group = readGroup(prefix === 'mesh' ? undefined : prefixes[prefix])
      return prefix === 'mesh' && isSomething(group) ? asHeadings(group) : group
    }
    const quoted = rest === '' && all[at]?.isGlued === true && all[at]?.kind === 'quoted' ? all[at++] : undefined
    const text = quoted?.text ?? rest
    if (text === '') {
      refuse(`${prefix}:`, 'nothing stands behind this field')
      return NOTHING
    }
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
      if (sign === '>=') return { kind: 'years', from: year, to: Infinity }
      if (sign === '<=') return { kind: 'years', from: -Infinity, to: year }
      if (sign === '>' || /^aft$/i.test(sign ?? '')) return { kind: 'years', from: year + 1, to: Infinity }
      if (sign === '<' || /^bef$/i.test(sign ?? '')) return { kind: 'years', from: -Infinity, to: year - 1 }
      return { kind: 'years', from: year, to: year }
    }
    const [, first, end] = /^(\d{4})\.\.(\d{4})$/.exec(here.text) ?? []
    if (first !== undefined) {
      at++
      return { kind: 'years', from: Number(first), to: Number(end) }
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

  /** A number alone is a line only where no word, tag or field goes on from it: "5 fluorouracil.mp." names a drug. */
  function isReference({ text: word, kind }: Piece, next: Piece | undefined): boolean {
    if (kind !== 'word') return false
    if (/^#\d{1,3}$/.test(word)) return dialect !== 'own'
    if (sets.size === 0) return false
    if (/^(?:S\d{1,3}|(?:or|and)\/[\d,-]+)$/i.test(word)) return true
    const then = next && operatorOf(next, dialect)
    const isEnd = !next || next.kind === 'close' || next.text === GONE || (then !== undefined && then.kind !== 'near')
    const before = all[at - 1]
    return /^\d{1,3}$/.test(word) && isEnd && !(before && operatorOf(before, dialect)?.kind === 'near')
  }

  /** "#1", "1" between operators, "or/1-3": earlier lines of the same string. */
  function setsHere(here: Piece): StringNode | undefined {
    if (!isReference(here, all[at + 1])) return undefined
    const [, kind, list] = /^(or|and)\/([\d,-]+)$/i.exec(here.text) ?? []
    const single = /^[#S]?(\d{1,3})$/.exec(here.text)?.[1]
    const numbers = list === undefined ? (single === undefined ? [] : [single]) : list.split(',').flatMap(rangeOf)
    if (numbers.length === 0) return undefined
    const before = all[at - 1]
    const isTakenAway = before !== undefined && operatorOf(before, dialect)?.kind === 'not'
    at++
    const nodes = numbers.flatMap((number) => {
      used.add(number)
      if (isTakenAway && unlimited.has(number)) {
        refuse(`NOT ${number}`, copy.why.unlimited)
        return []
      }
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
      if (words.length > 0 && (dialect === 'own' || dialect === 'named') && !/[\p{L}\p{N}]/u.test(piece.text)) break
      if (isMinus(piece) || (words.length > 0 && /^#\d/.test(piece.text) && isReference(piece, all[at + 1]))) break
      if (words.length > 0 && all[at + 1]?.kind === 'open' && Object.hasOwn(functions, piece.text.toLowerCase())) break
      words.push(piece.text)
      last = piece
      at++
      if (isEngine || /\.[a-z]{2}(?:,[a-z]{2})*\.$|\/[a-z,]*$/i.test(piece.text)) break
    }
    const [first = ''] = words
    if (/^limit$/i.test(first) && dialect === 'ovid') {
      const [line = ''] = words.slice(1)
      while (at < all.length) at++
      used.add(line)
      return limited(sets.get(line))
    }
    const [, deduplicated] = /^remove duplicates from (\d{1,3})$/i.exec(words.join(' ')) ?? []
    if (deduplicated !== undefined && sets.size > 0) {
      refuse(words.join(' '), 'duplicates are found here anyway')
      used.add(deduplicated)
      return sets.get(deduplicated)
    }
    const run = words.join(' ')
    if (words.length > 1) firsts.set(first, (firsts.get(first) ?? 0) + 1)
    if (dialect === 'ovid' && /^exp$/i.test(first) && words.length > 1 && !run.includes('/')) {
      refuse.as(run, copy.typingError(`${run}/`))
      return { kind: 'heading', text: cleaned(words.slice(1).join(' '), true), isExploded: true, isMajor: false }
    }
    const heading = all[at]?.kind === 'tag' ? null : /^(?:(exp)\s+(?!\s))?(\*)?([^/]+)\/([a-z/,]*)$/i.exec(run)
    if (heading) {
      const [, exploded, major, name = '', behind = ''] = heading
      const tag = headingTag(behind)
      if (!tag && behind !== '') refuse(`/${behind}`, `a subheading; “${name}” was read without it`)
      const isEmbase = tag?.kind === 'heading' && behind !== ''
      return {
        kind: 'heading',
        text: cleaned(name, true),
        isExploded: exploded !== undefined || (isEmbase && tag.isExploded),
        isMajor: major !== undefined || (isEmbase && tag.isMajor),
      }
    }
    const [, body, codes] = /^(.*?)\.([a-z]{2}(?:,[a-z]{2})*)\.?$/i.exec(run) ?? []
    if (body !== undefined && codes !== undefined && (dialect === 'ovid' || fieldTag(codes)))
      return coded(termOf(body, undefined), codes, run)
    const [, plain, embase] = /^(.*?):([a-z]{2}(?:,[a-z]{2})*)$/i.exec(run) ?? []
    if (dialect === 'embase' && /^\d{4}$/.test(plain ?? '') && /^py$/i.test(embase ?? ''))
      return { kind: 'years', from: Number(plain), to: Number(plain) }
    const own = embase === undefined ? undefined : fieldTag(embase)
    if (plain !== undefined && /^de$/i.test(embase ?? ''))
      return { kind: 'heading', text: cleaned(plain), isExploded: false, isMajor: false }
    if (plain !== undefined && own?.kind === 'fields') return termOf(plain, own.fields)
    if (plain !== undefined && embase !== undefined && (dialect === 'embase' || dialect === 'cochrane'))
      return coded(termOf(plain, undefined), embase, run)
    const small = dialect === 'pubmed' && words.some((word) => /^(?:and|or|not)$/.test(word))
    if (small) notes.add(`Read as one term, with what may be an operator in it: “${run}”.`)
    const isPhrase = dialect === 'ovid' || dialect === 'ebsco' || names > 0 || all[at]?.kind === 'tag'
    if (dialect === 'ebsco' && words.length > 1) refuse.as(run, copy.onePhrase)
    if (words.length > 1 && words.some((word) => maybeOperator(word, words))) notes.add(copy.wordNotField([run]))
    if (!isPhrase && words.length > (dialect === 'own' ? 4 : 1)) notes.add(sideBySide(run))
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
      if (
        !tag &&
        /^(?:ad|affiliation|gr|grants? number|grant list|pl|place of publication|cois|vi|volume|ip|issue|pg|pagination)$/i.test(
          here.text.trim(),
        )
      ) {
        refuse(text.slice(before.start, here.end), 'no source is asked for this field')
        return NOTHING
      }
      if (!tag) refuse(`[${here.text}]`, 'this field is not known here; the words were read without it')
      if (tag?.kind === 'years') {
        refuse(text.slice(before.start, here.end), 'it is no year')
        return NOTHING
      }
      const whole = tag ? applied(node, tag) : node
      return distance === undefined ? whole : nearTogether(whole, Number(distance))
    }
    if (here.kind !== 'word') return node
    const [, apart] = /^~(\d{1,3})$/.exec(here.text) ?? []
    if (apart !== undefined && here.isGlued && node.kind === 'phrase' && node.isPhrase) {
      at++
      refuse.as(text.slice(before.start, here.end), copy.near(Number(apart), false))
      return nearTogether(node, Number(apart))
    }
    const [, codes] = /^[:.]([a-z]{2,3}(?:,[a-z]{2,3})*)\.?$/i.exec(here.text) ?? []
    const isBehind = here.isGlued && before.end === here.start
    if (!isBehind && !(codes !== undefined && /^(?:ovid|embase|cochrane)$/.test(dialect))) return node
    at++
    if (codes !== undefined && !(dialect === 'embase' && /^de$/i.test(codes)))
      return coded(node, codes, text.slice(before.start, here.end))
    if (/^\/lim$/i.test(here.text)) {
      refuse(text.slice(before.start, here.end), LIMIT)
      return NOTHING
    }
    const parts = here.text.replace(':', '/').split('/').filter(Boolean)
    const known = parts.filter((part) => headingTag(`/${part}`))
    const tag = here.text.startsWith('/') || parts[0] === 'de' ? headingTag(`/${known.join('/')}`) : undefined
    if (!tag) refuse(here.text, 'it is not known here; the words before it were read without it')
    else
      for (const part of parts)
        if (!known.includes(part)) refuse(`/${part}`, 'a subheading; the index term was read without it')
    return tag ? applied(node, tag) : node
  }

  /** Words with codes of fields behind them: ".ti,ab.", ":ti,ab,kw". */
  function coded(node: StringNode, codes: string, whole: string): StringNode {
    const names = codes.toLowerCase().split(',')
    if (names.every((name) => LIMIT_CODES.has(name))) {
      refuse(whole, LIMIT)
      return NOTHING
    }
    if (codes.toLowerCase() === 'sh') return asHeadings(node)
    // Ovid's text words are those of title and abstract.
    const { tag, unknown } = fieldCodes(dialect === 'ovid' ? codes.replace(/\btw\b/i, 'ti,ab') : codes)
    if (unknown.length > 0)
      refuse(`.${unknown.join(',')}.`, `this field is not known here; the words were read without it`)
    return tag ? applied(node, tag) : node
  }

  /** "limit 3 to yr="2010-2020"": the years are asked, whatever else it says is named. */
  function limited(set: StringNode | undefined): StringNode | undefined {
    const found = /\byr\s?=\s?"?(\d{4})?\s?(-)?\s?(\d{4}|current)?"?/i.exec(text)
    const [whole = '', from, range, to] = found ?? []
    const [operatorLast] = /\b(?:and|or|not)\s*$/i.exec(text) ?? []
    if (operatorLast !== undefined) refuse(operatorLast.trim(), 'nothing stands behind it')
    const rest = text
      .replace(whole, ' ')
      .replace(/^\s*limit\s+\d+\s+to\b|[()"]|\band\b/gi, ' ')
      .trim()
    if (!found || (from === undefined && to === undefined)) {
      refuse(text.trim(), `${LIMIT}: years and languages are filters here`)
      unlimited.add(lineNumber)
      return set
    }
    if (rest !== '') refuse(rest, `${LIMIT}: languages and kinds are filters here`)
    const end = to !== undefined && /\d/.test(to) ? Number(to) : range === undefined ? Number(from) : Infinity
    const years: StringNode = { kind: 'years', from: from === undefined ? -Infinity : Number(from), to: end }
    return joined('all', [...(isSomething(set) ? [set] : []), years])
  }

  return {
    read(): StringNode | undefined {
      const parts: StringNode[] = []
      while (at < all.length) {
        const before = at
        const part = readAny()
        if (isSomething(part)) parts.push(part)
        const here = all[at]
        if (at !== before || !here) continue
        if (here.text !== GONE) refuse(here.text, 'it was not understood here')
        at++
      }
      return joined('all', parts)
    },
  }
}

/** A part, and what stands between it and the one before; between words that only follow one another AND is not said. */
type Part = { of: StringNode; kind: 'and' | 'or' | 'not'; isSaid: boolean }

const sideBySide = (words: string) => copy.noOperator(words.slice(0, 200))

/** A part in a line that says what stands beside it. */
const shortOf = (node: StringNode): string => {
  const words = partWords(node)
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}

/** A word in capitals among others that are not, or a name of an operator: nobody may have meant a word. */
const maybeOperator = (word: string, words: readonly string[]): boolean =>
  /^(?:xor|andnot|adj|near|within|onear|same|und|oder|nicht|et|ou|sauf|nor|but|except|without)\/?\d{0,2}$/i.test(
    word,
  ) &&
  (/^\p{Lu}{2,}/u.test(word) || /\d$/.test(word)) &&
  words.length > 1

/** Whether nothing of a part has a field of its own. */
const hasNoField = (node: StringNode): boolean => {
  if (node.kind === 'phrase') return !node.fields && !node.isAnywhere
  return node.kind === 'any' || node.kind === 'all' || node.kind === 'near' ? node.of.every(hasNoField) : false
}

/** The fields that every term of a part has, where they are the same. */
function commonFields(node: StringNode): readonly StringField[] | undefined {
  if (node.kind === 'phrase') return node.fields
  if (node.kind !== 'any' && node.kind !== 'all' && node.kind !== 'near') return undefined
  const [first, ...rest] = node.of.map(commonFields)
  return first && rest.every((fields) => fields?.join() === first.join()) ? first : undefined
}

const WITHOUT_BRACKETS = {
  pubmed: 'AND and OR stand side by side without brackets: read from left to right, as PubMed does.',
  scopus: 'AND and OR stand side by side without brackets: OR was read first, as Scopus does.',
  engine: 'OR stands beside words without brackets: it was read first, as engines of the web do.',
  ebsco: 'AND and OR stand side by side without brackets: AND was read first, as EBSCO does.',
  proquest: 'AND and OR stand side by side without brackets: AND was read first, then OR, NOT last, as ProQuest does.',
  wos: 'AND, OR or NOT stand side by side without brackets: NOT and AND were read first, OR last, as Web of Science does.',
  others: 'AND and OR stand side by side without brackets: AND was read first. Set brackets where OR is meant to be.',
} as const

/** Parts put together in the order in which a database reads operators without brackets. */
function combined(parts: readonly Part[], order: keyof typeof WITHOUT_BRACKETS): StringNode | undefined {
  const mine = parts.map(({ of, kind }) => ({ of, kind }))
  const side = ({ of, kind }: (typeof mine)[number]): readonly StringNode[] =>
    !isSomething(of) ? [] : kind === 'not' ? [{ kind: 'not', of }] : [of]
  if (order === 'pubmed') {
    let whole: StringNode | undefined
    let before: 'all' | 'any' | undefined
    for (const part of mine) {
      const kind = part.kind === 'or' ? 'any' : 'all'
      const [one] = side(part)
      if (!one) continue
      const beside =
        whole && before === kind && (whole.kind === 'all' || whole.kind === 'any') ? whole.of : whole && [whole]
      if (whole) before = kind
      whole = joined(kind, [...(beside ?? []), one])
    }
    return whole
  }
  if (order === 'proquest') {
    const wanted = combined(
      mine.filter(({ kind }) => kind !== 'not').map((part) => ({ ...part, isSaid: true })),
      'others',
    )
    return joined('all', [...(wanted ? [wanted] : []), ...mine.filter(({ kind }) => kind === 'not').flatMap(side)])
  }
  // Which of the two is read last: parts between its signs are groups.
  const outer = order === 'scopus' || order === 'engine' ? 'and' : 'or'
  const groups: (typeof mine)[] = []
  for (const part of mine) {
    const isOuter = (part.kind === 'or') === (outer === 'or')
    const last = groups.at(-1)
    if (last && !isOuter) last.push(part)
    else groups.push([part])
  }
  const inside = groups.flatMap((group): StringNode[] => {
    const [first] = group
    if (outer === 'or') return [joined('all', group.flatMap(side))].filter(isSomething)
    const any = joined('any', group.map(({ of }) => of).filter(isSomething))
    return any && first?.kind === 'not' ? [{ kind: 'not', of: any }] : any ? [any] : []
  })
  return joined(outer === 'or' ? 'any' : 'all', inside)
}

/** Words of a field of subjects: a whole name of one, or words in it where an ending is left open. */
function asSubjects(node: StringNode): StringNode {
  if (node.kind === 'phrase' && /[*?#]/.test(node.text)) return withFields(node, ['keyword'])
  if (node.kind === 'all' || node.kind === 'any') return { ...node, of: node.of.map(asSubjects) }
  return node.kind === 'not' ? { kind: 'not', of: asSubjects(node.of) } : asHeadings(node)
}

/** The words of a phrase, all near one another: `"hip fracture"[tiab:~3]`, `"hip fracture"~3`. */
function nearTogether(phrase: StringNode, distance: number): StringNode {
  const [left, right, ...more] = phrase.kind === 'phrase' ? phrase.text.split(/\s+/) : []
  if (phrase.kind !== 'phrase' || !left || !right) return phrase
  const part = (word: string): StringNode => ({ ...phrase, text: word, isPhrase: false })
  const first: StringNode = { kind: 'near', of: [part(left), part(right)], distance, isOrdered: false }
  return more.reduce<StringNode>(
    (near, word) => ({ kind: 'near', of: [near, part(word)], distance, isOrdered: false, isTogether: true }),
    first,
  )
}

function applied(node: StringNode, tag: Tag): StringNode {
  if (tag.kind === 'fields') return withFields(node, tag.fields)
  return tag.kind === 'years' ? node : asHeadings(node, tag)
}

/** Signs that mean something to a source, where they are no part of a word here. */
const cleaned = (text: string, isName = false) =>
  text.replace(isName ? /[^\p{L}\p{N}\p{M}*?#.,:;'’/&%_()–-]+/gu : /[^\p{L}\p{N}\p{M}*?#.,:;'’/&%_–-]+/gu, ' ').trim()

/** The sign for any ending is `*` here; `$` is Ovid's and Embase's. */
const endings = (text: string, isName = false) => cleaned(text.replace(/\$\d?(?=\s|$)/g, '*'), isName)

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
