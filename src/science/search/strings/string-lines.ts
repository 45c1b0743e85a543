import type { Refuse } from './respelled.ts'
import { searchStringsCopy as copy } from './search-strings.copy.ts'

/** One line of a strategy. Without a number of its own it is the whole, or what a text without numbers comes to. */
export type StringLine = { number: string; text: string; isLimit?: true }

/** Of a line without a number of its own. */
export const NO_LINE = '999'
/** Numbers of other lines with an operator between them: what the whole comes to, wherever it stands. */
const WHOLE = /^[\s(]*(?:[#S]?\d{1,3}[\s)]+(?:AND|OR|NOT)\s|(?:or|and)\/\d)/i
const NUMBERED = /^\s*(?:(?:#\s?|[SL])?(\d{1,3})(?:[.:)]{1,2}|\s|(?<=#\d{1,3})(?=[(#]))|\((\d{1,3})\)\s)\s*(.+)$/
/** Ovid and others print the number of hits behind each line. */
const HITS = /(?:(?<!\s)\s{2,}|\t)\(?\d[\d,]*\)?\s*$/
/** In a table a column may stand behind that of the hits: “Advanced”. */
const COLUMN = /\t\(?\d[\d,]{0,12}\)?(\t[^\t\n]{0,40}){1,4}$/

/** Most lines of a strategy may have theirs in brackets where one has none. */
const BRACKETED_HITS = /\s\(\d[\d,]{0,12}\)$/
const EACH_HITS = /\s\(?\d[\d,]{0,12}\)?$/

/** What stands above or below a strategy and asks for nothing: names of databases, of columns, of days, ruled lines. */
const HEADING =
  /^\s*(?:(?:databases?|platform|host|interface|provider|set ?#|search (?:name|date)|searche[sd](?: on)?|date (?:run|searched|of search)|last saved|comment|description|results?|hits|records|source)\s*:.*|(?:(?:id|#|no\.?|line|set)\s*)?(?:search(?:es)?|query)\s+(?:hits|results)|[#=*_-]{3,}|#\s(?!\d).*|\[(?!(?:mh|mesh|\d{4})\b)[^\][:]{2,80}\]|(?:key|legend|notes?|abbreviations)\s?:.*|search id#?\s.*|[→⇒>= ]{0,4}\d[\d.,]{0,12} (?:\p{L}{2,20} ){0,2}(?:results?|records|hits|studies|articles|references|citations|papers|documents)(?: found| retrieved)?\.?|\/\/.*|\p{L}[\p{L} ]{1,40}:|(?:ovid )?(?:medline|embase|pubmed|psycinfo|cinahl|scopus|web of science|cochrane(?: library| central)?|central|proquest|ieee xplore|acm digital library)(?:\s?[(<®][^\n]{0,120})?:?)$/iu

/** Limits that a line of their own names in words: "Filters: Humans, English". */
const LIMIT_LINE =
  /^[\s•*-]*(?:limit(?:s|ed)?(?: to| by)?|limits? applied|filters?(?: applied| activated)?|limiters?|restrict(?:ed to|ions?)|languages?|publication (?:types?|dates?|years?)|date(?:s| range| limits?)|time ?(?:span|period|frame)|study types?|document types?|status|recruitment(?: status)?|phase|first posted|last update posted|study start|additional limits?|(?:indexes|refined by|databases))\s*[:=]\s?|^\s*(?:expanders|search modes|narrow by|database|interface|additional limits?)\s[-–]\s/i
/** "Limit to English", which is no line of Ovid: that names the line that it limits. */
const LIMIT_WORDS = /^\s*limit(?:ed)? to\s(?!\d)/i

/** A remark behind a line: "<- this is exported". */
const REMARK =
  /\sView (?:Results|Details)\b[^\n]*$|\s(?:--|<-|<=|←|\/\/)\s[^\n]*$|\s[([]?n\s?=\s?\d[\d,.]{0,12}[)\]]?\.?$|\s[([]\d[\d,.]{0,12} \p{L}{2,20}[)\]]\.?$/u
/** PubMed prints its filters behind a line. */
const FILTERS =
  /(?:(?<=[\])\w])\sFilters?(?: applied)?:|(?<=[)*"\]])\s(?:Refined by|Sort by|Timespan|Indexes|Editions?)\s?[:=])\s?[^\n]*$/i
function withoutRemark(line: string, refuse: Refuse): string {
  const remark = REMARK.exec(line)
  const found = remark ?? FILTERS.exec(line)
  if (!found) return line
  refuse(found[0].trim(), remark ? WHY_HEADING : WHY_LIMIT)
  return line.slice(0, found.index)
}

/** Signs of a search: quotes, fields, endings, operators, numbers of other lines. */
const SIGN =
  /["*$[\]{}#]|\b[A-Z]{2}\s?=|\b(?:AND|OR|NOT)\b|\b(?:adj|near|next)\/?\d{0,2}\b|(?<=\S):(?=\S)|[\p{L})]\.[a-z]{2}[.,]|\p{L}\/(?=\s|$)|^\s*(?:\(|exp\s)|(?<![\p{L}-])[A-Z][A-Z-]{1,20}\s?\(/u
const OPERATOR_AT = /^\s*(?:AND|OR|NOT)\b/i
const OPERATOR_LAST = /\b(?:AND|OR|NOT)\s*$/i

/** Whether a line is words about the search: none of the signs that other lines of it have, and no operator beside it. */
const isBeside = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  return (
    ((line.match(/[\p{L}\d]+/gu) ?? []).length > 1 || line.trim().endsWith(':')) &&
    !SIGN.test(line) &&
    lines.some((other) => SIGN.test(other)) &&
    !OPERATOR_LAST.test(lines[at - 1] ?? '') &&
    !OPERATOR_AT.test(lines[at + 1] ?? '') &&
    !(OPERATOR_AT.test(line) || OPERATOR_LAST.test(line)) &&
    (/[.:]$/.test(line.trim()) || (isBalanced(line) && isBalanced(lines.slice(0, at).join('\n'))))
  )
}

const PLATFORM =
  '(?:ovid )?(?:medline|embase|pubmed|psycinfo|cinahl|scopus|web of science|cochrane(?: library| central)?|central|proquest|eric|lilacs|bvs|ieee xplore|acm digital library|google scholar|science ?direct|wos)'
/** The name of the database, a part of the question or a sentence, in the same line before the search. */
const BEFORE = new RegExp(
  `^\\s{0,4}(?:(?:${PLATFORM}[\\p{L}\\d ,/()®-]{0,60}(?:\\s?:|\\t| [-–]) ?|(?:population|patients?|participants|problem|interventions?|exposures?|comparators?|comparison|outcomes?|study designs?|concepts?|context|settings?|block|search(?: string| strategy| terms?| query|ed for)?|(?:expert|advanced|simple|basic|quick) search|query)(?: ?[\\dA-F])?\\s?: )(?=\\S)|\\p{L}[^"()[\\]*:\\n]{20,300}: ?(?=["(\`]))`,
  'iu',
)

function withoutBefore(line: string, refuse: Refuse): string {
  const found = BEFORE.exec(line)
  if (!found || !SIGN.test(line.slice(found[0].length)) || SIGN.test(found[0]) || /abstract|keyword/i.test(found[0]))
    return line
  refuse(found[0].trim(), WHY_HEADING)
  return line.slice(found[0].length)
}

/** Of a text with one part in backticks: that part, which is the search. */
export function inBackticks(text: string): { search: string; beside: readonly string[] } {
  const [before = '', search, after = '', ...more] = text.split('`')
  if (search === undefined || more.length > 0 || !text.includes('`', before.length + 1) || search.trim() === '')
    return { search: text, beside: [] }
  return { search, beside: [before, after].map((part) => part.trim()).filter((part) => /[\p{L}\d]/u.test(part)) }
}

/** Boxes of the form of ClinicalTrials.gov: what they hold is joined by AND. */
const BOX =
  /^\s*(condition or disease|condition\/disease|condition|other terms|intervention\/treatment|intervention|title|abstract ?(?:&|and) ?title|title ?(?:&|and) ?abstract|title only|abstract|keywords?)\s?:\s?(.+)$/i
const BOX_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/abstract.{0,5}title|title.{0,5}abstract/i, 'TITLE-ABS'],
  [/^title only/i, 'TITLE'],
  [/^abstract/i, 'ABS'],
  [/^keyword/i, 'KEY'],
]
const LABELLED_LINE = /^\s*\p{Lu}[\p{L} &/()-]{2,40}:\s?\S/u
/** Nearly all of them: one of a form may have no name. */
const areLabelled = (lines: readonly string[]) =>
  lines.filter((line) => LABELLED_LINE.test(line)).length >= lines.length - 1
const SINCE = /^\s*(?:published since|year from|from year|published after)\s?:\s?(\d{4})\s*$/i
function withoutBoxes(lines: readonly string[], refuse: Refuse): readonly string[] {
  const boxes = lines.filter((line) => BOX.test(line)).length
  const isForm = boxes > 0 && lines.length > 3 && areLabelled(lines)
  if (boxes < 2 && !isForm) return lines
  const values: string[] = []
  for (const line of lines) {
    const [, name = '', value] = BOX.exec(line) ?? []
    const [since, from] = SINCE.exec(line) ?? []
    const field = BOX_FIELDS.find(([sign]) => sign.test(name))?.[1]
    if (since !== undefined) values.push(`PY=${from}-`)
    else if (value === undefined) refuse(line.trim(), isForm ? copy.why.box : WHY_HEADING)
    else if (field === undefined) refuse.as(name, copy.box)
    if (value !== undefined) values.push(`${field ?? ''}(${value})`)
  }
  return [values.join(' AND ')]
}

const NAME_OF_DATABASE = new RegExp(`^\\s*(?:\\d{1,2}[.)]\\s)?${PLATFORM}[\\p{L}\\d ,/()®<>-]{0,60}:?\\s*$`, 'iu')

/** The lines of a text; of searches of several databases, each below its name, those of the first. */
function onlyFirst(text: string, refuse: Refuse): readonly string[] {
  if (!text.includes('\n')) return numberedWithin(text) ?? [text]
  const lines = text.split('\n')
  const first = lines.findIndex((line) => NAME_OF_DATABASE.test(line))
  const next = lines.findIndex(
    (line, at) =>
      first >= 0 &&
      NAME_OF_DATABASE.test(line) &&
      lines.slice(first, at).some((each) => SIGN.test(each) && !NAME_OF_DATABASE.test(each)),
  )
  if (next < 0 || !lines.slice(next).some((line) => SIGN.test(line) && !NAME_OF_DATABASE.test(line))) return lines
  refuse(lines.slice(next).join(' ').trim().slice(0, 1000), 'a second search, of another database: paste one at a time')
  return lines.slice(0, next)
}

/** Words of a line that only say what the lines below it are about. */
const isLabel = (text: string) =>
  /^[\p{L}\d ,&/()-]{2,80}:?$/u.test(text.trim()) &&
  !/\b(?:AND|OR|NOT)\b|^[\s\d()]*$/i.test(text) &&
  !/\/$|\/[\s)]/.test(text)

const OPERATOR_LINE = /^\s*(?:AND|OR|NOT|AND NOT)\s*$/i

const WHY_HEADING = 'it stands beside the search and is no part of it'
const WHY_LIMIT = 'it is a limit of the database and no part of the question: years and languages are filters here'

const isLimit = (text: string) => LIMIT_LINE.test(text) || LIMIT_WORDS.test(text)
const isBalanced = (text: string) =>
  text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1

/** "1. … 2. … 3. 1 or 2" in one line, as a text copied from a page stands there. */
function numberedWithin(text: string): string[] | undefined {
  const [, sign = ''] = /^\s*([#SL]?)1[.:)]?\s/.exec(text) ?? []
  if (!/^\s*[#SL]?1[.:)]?\s/.test(text)) {
    // Words before the first line, of a text whose lines ran together.
    const start = /\s1\.\s(?=[^]{1,400}\s2\.\s)/.exec(text)?.index
    const inside = start === undefined ? undefined : numberedWithin(text.slice(start))
    return inside && inside.length > 2 ? [text.slice(0, start), ...inside] : undefined
  }
  const starts: number[] = [0]
  for (let number = 2; number < 400; number++) {
    const next = text.slice((starts.at(-1) ?? 0) + 1)
    const at = next.search(
      sign === '' ? new RegExp(`\\s${number}[.:)]\\s`) : new RegExp(`\\s${sign}${number}[.:)]?\\s`),
    )
    if (at < 0) break
    starts.push((starts.at(-1) ?? 0) + 1 + at)
  }
  return starts.length > 1 ? starts.map((start, index) => text.slice(start, starts[index + 1])) : undefined
}

const numberOf = (line: string): number | undefined => {
  const [, plain, bracketed] = NUMBERED.exec(line) ?? []
  return WHOLE.test(line)
    ? undefined
    : plain === undefined && bracketed === undefined
      ? undefined
      : Number(plain ?? bracketed)
}

/** Whether lines are printed as Web of Science and EBSCO do: the last one on top. */
function isNewestFirst(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => numberOf(line) ?? [])
  return (
    numbers.length > 1 &&
    numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0)) &&
    (numbers.length > 2 || numbers[0] === 2)
  )
}

/** The same lines with their continuations, the first number on top. */
function newestLast(lines: readonly string[]): string[] {
  const groups: string[][] = []
  for (const line of lines) {
    if (numberOf(line) !== undefined || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups.toReversed().flat()
}

/** The words that PubMed printed in front of each line of a history, and the number of hits behind it. */
function withoutHistory(text: string, refuse: Refuse): string {
  const lines = text.split('\n')
  if (lines.length < 2 || !lines.every((line) => /^\s*#\d{1,3}\s+Search\s/.test(line) || line.trim() === ''))
    return text
  refuse.as('Search', copy.historyWord)
  return lines
    .map((line) => {
      const [hits] = /\s\d{1,9}\s*$/.exec(line) ?? []
      if (hits !== undefined) refuse.as(hits.trim(), copy.hits)
      const search = line.slice(0, line.length - (hits?.length ?? 0)).replace(/^(\s*#\d{1,3}\s+)Search\s+/, '$1')
      const beside = /\s(?:Filters|Sort by):\s[^\n]*$/.exec(search)
      if (beside) refuse(beside[0].trim(), WHY_LIMIT)
      return beside ? search.slice(0, beside.index) : search
    })
    .join('\n')
}

/** Without what PubMed prints below a search: what it made of the words. */
function withoutTranslation(text: string, refuse: Refuse): string {
  const lines = text.split('\n')
  const [first = ''] = lines
  const isHistory = /^\s*Search:\s/.test(first) && /\s(?:Filters|Sort by):\s/.test(first)
  const details = lines.findIndex((line) =>
    /^\s*(?:search details|translations?|translated as|query translation)\s?:?\s*$/i.test(line),
  )
  const from = details > 0 ? details : isHistory ? 1 : -1
  const rest = from > 0 ? lines.slice(from).filter((line) => line.trim() !== '') : []
  const isJoined = rest.some((line) => OPERATOR_AT.test(line) || /^\s*#?\d/.test(line))
  if (rest.length === 0 || isJoined) return text
  refuse(rest.join(' ').trim(), copy.why.translation)
  return lines.slice(0, from).join('\n')
}

/**
 * The lines of a strategy. A line without a number goes on from the one before; what stands beside the search is refused.
 * A text whose lines have no numbers, and do not speak of one another, is one line.
 */
export function linesOf(given: string, refuse: Refuse): StringLine[] {
  const text = withoutTranslation(given, refuse)
  if (/^\s*"?search number"?\s?,/im.test(text)) {
    refuse(text.trim().slice(0, 200), 'it is a table in one text: paste the lines of its queries alone')
    return []
  }
  const boxes = text.includes('\n') ? [] : text.split(/\s\|\s/)
  const isForm = boxes.length > 2 && areLabelled(boxes)
  const physical = isForm ? boxes : onlyFirst(withoutHistory(text, refuse), refuse)
  const isOfBoxes = physical.filter((line) => BOX.test(line)).length > 1
  let kept: readonly string[] = physical
    .map((line) => withoutRemark(isOfBoxes ? line : withoutBefore(line, refuse), refuse))
    .filter((line) => {
      if (line.trim() === '') return false
      if (!HEADING.test(line.replace(/\*\*|^\s*#{1,6} (?=\D)/g, '').trim())) return true
      refuse(line.trim(), WHY_HEADING)
      return false
    })
  const lines: StringLine[] = []
  kept = withoutBoxes(kept, refuse)
  if (isNewestFirst(kept)) kept = newestLast(kept)
  let last = 0
  for (const line of kept) {
    const [, plain, bracketed, rest = ''] = NUMBERED.exec(line) ?? []
    const number = Number(plain ?? bracketed ?? 0)
    if (number > last && !(WHOLE.test(line) && number < kept.length && lines.length === 0)) {
      last = number
      // Web of Science prints the number of hits before the line.
      lines.push({
        number: String(number),
        text: rest
          .replace(/^(\d[\d,.]{0,12})\t\s{0,8}(?=\S)/, (_, hits: string) => {
            refuse.as(hits, copy.hits)
            return ''
          })
          .replace(/^\/\s/, '')
          .replace(/\s\/\s{0,4}(\d[\d,]{0,12})\s*$/, (_, hits: string) => {
            refuse.as(hits, copy.hits)
            return ''
          }),
      })
    } else if (WHOLE.test(line) && !isLabel(lines.at(-1)?.text ?? '')) lines.push({ number: NO_LINE, text: line })
    else {
      const [label] = /^\s*(?:[#S]\d{1,3}|\d{1,3}[.)])(?=\s)/.exec(line) ?? []
      if (label !== undefined && last > 0) refuse.as(label.trim(), copy.noLine(last))
      lines.push({ number: '', text: line })
    }
  }
  const numbered = lines.filter(({ number }) => number !== '' && number !== NO_LINE)
  if (numbered.length < 2) return unnumbered(kept, refuse)
  lines.forEach((line, at) => {
    const texts = lines.map((each) => each.text)
    if (line.number !== '' || isLabel(line.text) || !isBeside(texts, at)) return
    refuse(line.text.trim(), WHY_HEADING)
    line.text = ''
  })
  const joined: StringLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (line.number !== '') joined.push(line)
    else if (line.text === '') continue
    else if (isLimit(line.text)) refuse(line.text.trim(), WHY_LIMIT)
    else if (before && isLabel(before.text) && !/^\s*(?:AND|OR|NOT)\b/i.test(line.text)) {
      refuse(before.text.trim(), WHY_HEADING)
      before.text = line.text
    } else if (before) before.text = `${before.text}\n${line.text}`
    else refuse(line.text.trim(), WHY_HEADING)
  }
  const whole = joined.filter(({ number }) => number === NO_LINE)
  const inOrder = [...joined.filter(({ number }) => number !== NO_LINE), ...whole.slice(-1)]
  for (const line of whole.slice(0, -1)) refuse(line.text.trim(), 'another line says what the whole comes to')
  // Where every line ends with a number, it is that of its hits.
  const inBrackets = inOrder.filter(({ text }) => BRACKETED_HITS.test(text)).length > inOrder.length / 2
  const isEach = inOrder.length > 2 && inOrder.every(({ text }) => EACH_HITS.test(text))
  const hits = isEach ? EACH_HITS : inOrder.length > 2 && inBrackets ? BRACKETED_HITS : HITS
  return inOrder.map((line) => {
    const mine = withoutHits(withoutColumn(line.text, refuse), hits, refuse)
    if (!isLimit(mine)) return { ...line, text: mine }
    refuse(mine.trim(), WHY_LIMIT)
    return { ...line, text: '', isLimit: true }
  })
}

function withoutColumn(line: string, refuse: Refuse): string {
  const found = COLUMN.exec(line)
  if (!found) return line
  for (const column of found[0].split('\t').slice(2)) if (column.trim() !== '') refuse.as(column.trim(), copy.columns)
  refuse.as(found[0].split('\t')[1]?.trim() ?? '', copy.hits)
  return line.slice(0, found.index)
}

function withoutHits(line: string, hits: RegExp, refuse: Refuse): string {
  const [found] = hits.exec(line) ?? []
  if (found === undefined) return line
  refuse.as(found.trim(), copy.hits)
  return line.slice(0, -found.length)
}

/** Lines without numbers: counted where they speak of one another, else one. */
function unnumbered(kept: readonly string[], refuse: Refuse): StringLine[] {
  const asked = kept.filter((line, at) => {
    if (!isLimit(line) && !isBeside(kept, at)) return true
    refuse(line.trim(), isLimit(line) ? WHY_LIMIT : WHY_HEADING)
    return false
  })
  // An operator alone in its line stands between groups.
  if (asked.some((line) => OPERATOR_LINE.test(line))) {
    const groups: string[][] = [[]]
    for (const line of asked) {
      if (OPERATOR_LINE.test(line)) groups.push([line.trim()], [])
      else groups.at(-1)?.push(line)
    }
    const texts = groups.filter((group) => group.length > 0).map((group) => group.join('\n'))
    const isWhole = texts.every((text) => OPERATOR_LINE.test(text) || isBalanced(text))
    if (isWhole)
      return [{ number: '', text: texts.map((text) => (OPERATOR_LINE.test(text) ? text : `(${text})`)).join(' ') }]
  }
  const speaks = asked.length > 2 && asked.some((line) => WHOLE.test(line)) && asked.every(isBalanced)
  if (speaks) return asked.map((line, index) => ({ number: String(index + 1), text: withoutHits(line, HITS, refuse) }))
  // A number with nothing to tell it from.
  return [{ number: '', text: asked.join('\n').replace(/^\s*[#S]1[.:)]?\s(?!(?:AND|OR|NOT)\b)/i, '') }]
}
