import type { AnyEffectMeasure } from '../effect-measures.ts'
import { numberValue } from '../numbers.ts'
import type { Fact, FactValues } from './fact.ts'
import { decimalsOf } from './rule.ts'
import type { RuleText } from './rule-text.ts'
import { isFilled, tableRowsOf, type TableCell, type TableRow } from './text-tables.ts'

/*
 * What a cell says stands above it, before it or in the caption: "P value", "OR (95% CI)", "Mean (SD)", "n (%)". The nearest
 * of these that names a role decides, and where none does the cell is left unread.
 */
const figure = String.raw`([-−–]?\s?(?:\d{1,9}(?:[.·]\d{1,9})?|[.·]\d{1,9}))`
const marks = String.raw`(?:\s?[*†‡§¶#]|\s?[a-h](?![a-z])){0,4}\s?`
const ofN = String.raw`(?:\s?\(?[nN]\s?=\s?(\d{1,6})\)?)?`
const withP = String.raw`(?:[pP]\s?([=<>≤≥])\s?((?:0|1)?[.·]\d{1,8}))?`
const to = String.raw`\s?(?:to|,\s?|;|-|–|−|‐)\s?`

const pCell = new RegExp(String.raw`^${marks}(?:[pP]\s?)?([=<>≤≥])?\s?((?:0|1)?[.·]\d{1,8}|1)${marks}$`, 'u')
const bracketed = new RegExp(String.raw`^${marks}${figure}${marks}[([]${figure}\s?[)\]]${ofN}${marks}$`, 'u')
const shareCell = new RegExp(String.raw`^${marks}${figure}${marks}[([]${figure}\s?%?[)\]]${marks}$`, 'u')
const withBounds = new RegExp(
  String.raw`^${marks}(?:([a-zA-Z]{2,4})\s?=\s?)?${figure}\s?%?${marks}[,;]?\s?[([]\s?(?:95\s?%\s?)?(?:CI:?\s?)?${figure}\s?%?${to}${figure}\s?%?\s?[)\]][,;]?\s?${withP}${marks}$`,
  'u',
)
const bounds = new RegExp(String.raw`^${marks}[([]?\s?${figure}${to}${figure}\s?[)\]]?${marks}$`, 'u')
const alone = new RegExp(String.raw`^${marks}${figure}\s?%?${marks}$`, 'u')

const numberOf = (written = '') => numberValue(written.replace(/\s/g, ''))

type Role = 'mean' | 'error' | 'share' | 'percent' | 'p' | 'other'

const spread = /\b[Mm](?:ean)?s?\b[^|]{0,24}?(?:\(|±|\[|,|and\s)\s?(?:SD|sd|S\.D\.|s\.d\.|[Ss]tandard deviations?)/
const error = /\b[Mm](?:ean)?s?\b[^|]{0,24}?(?:\(|±|\[|,|and\s)\s?(?:SEM?|se|sem|S\.E\.|[Ss]tandard errors?)/
const shares =
  /(?:\b[nN]|\b[Nn]o\.?|\b[Nn]umbers?|\b[Nn]º|\b[Cc]ounts?|\b[Ff]requency)\s?(?:[,;]|of [a-z ]{2,30}?)?\s?[([,]?\s?%\s?[)\]]?/
const percents = /(?:^|[\s(,])%(?:[)\s,]|$)|\b[Pp]ercent(?:age)?s?\b|\b[Pp]roportion \(%\)/
const others =
  /\b[Mm]edians?\b|\bIQR\b|\b[Rr]ange\b|\b(?:min|max)\b|\bgeometric\b|\bCI\b|\b[Cc]onfidence\b|\bSDs?\b|\bSEM?\b|\bchanges?\b|\bdifference\b|\bdecrease\b|\bincrease\b|\breduction\b|\b[Ii]nterquartile\b/
const pHead =
  /^(?:(?:[Aa]djusted|[Cc]orrected|[Uu]nadjusted|[Ff]isher|[Tt]wo-sided|[Oo]verall)\s)?[pP](?:[- ]?[Vv]alues?)?\s?(?:\d|[*†‡§¶#]|[a-h]\b|[a-h]$){0,2}$|\b[pP][- ][Vv]alues?(?:\d|[a-h]\b)?(?=$|\s(?:of|for)\b)|^p\d{1,2}[-–]\d{1,2}$/

/** What a stretch of words says of the figures below or behind it. */
function roleIn(words: string): Role | undefined {
  if (words === '') return undefined
  if (pHead.test(words)) return 'p'
  const found = [
    ...(spread.test(words) ? ['mean' as const] : []),
    ...(error.test(words) ? ['error' as const] : []),
    ...(shares.test(words) ? ['share' as const] : []),
  ]
  if (found.length > 1) return 'other'
  const [only] = found
  if (only && !/\b[Mm]edians?\b|\bIQR\b|\b[Ii]nterquartile\b|\bgeometric\b/.test(words)) return only
  if (only || others.test(words)) return 'other'
  return percents.test(words) ? 'percent' : undefined
}

const measures: readonly (readonly [AnyEffectMeasure, RegExp])[] = [
  ['OR', /\b[Oo]dds [Rr]atios?\b|\b[aA]?ORs?\b/],
  ['HR', /\b[Hh]azard [Rr]atios?\b|\b[aA]?HRs?\b/],
  ['IRR', /\b(?:[Ii]ncidence |[Ii]ncident )?[Rr]ate [Rr]atios?\b|\bIRRs?\b/],
  ['RR', /\b(?:[Rr]isk [Rr]atios?|[Rr]elative [Rr]isks?)\b|\b[aA]?RRs?\b/],
  ['SMD', /\b[Ss]tandardi[sz]ed [Mm]ean [Dd]ifferences?\b|\bSMDs?\b|\b[Cc]ohen's d\b/],
  ['RD', /\b[Rr]isk [Dd]ifferences?\b/],
  ['MD', /\b[Mm]ean [Dd]ifferences?\b|\bMDs?\b/],
  ['beta', /\b[Cc]oefficients?\b|β/],
  ['difference', /\b[Dd]ifferences?\b/],
] // prettier-ignore
const intervalHead =
  /\b(?:9\d\s?%|\d\d\s?percent)?\s?(?:CIs?\b|C\.I\.|[Cc]onfidence [Ii]nterval|[Cc]onfidence [Ll]imits)/

/** The one measure that a heading names; with two of them it names none. */
function measureIn(head: string): AnyEffectMeasure | undefined {
  const named = measures.filter(([, pattern]) => pattern.test(head)).map(([measure]) => measure)
  const [first, ...more] = named
  return more.every((measure) => measure === 'difference' || measure === 'RR') ? first : undefined
}

type Found = { [K in 'mean' | 'percentage' | 'p-value' | 'effect-size']: { kind: K } & FactValues[K] & { at: [TableCell, TableCell] } }['mean' | 'percentage' | 'p-value' | 'effect-size'] // prettier-ignore

/** Facts of the cells of tables that keep their columns, each in the offsets of the text as it was given. */
export function tableFacts(source: string, paper: RuleText): Fact[] {
  if (paper.kind !== 'fulltext') return []
  const places = paper.sentences.map((sentence) => ({ ...sentence, from: paper.origin(sentence.start) }))
  let last = 0
  return tableRowsOf(source).flatMap((row) => {
    while (last + 1 < places.length && (places[last + 1]?.from ?? 0) <= row.start) last++
    const { section, part } = places[last] ?? {}
    if (part === 'references') return []
    return factsIn(row).map(({ at: [first, end], ...fact }): Fact => ({
      ...fact,
      start: first.start,
      end: end.end,
      found: source.slice(first.start, end.end),
      sentence: { start: row.start, end: row.end },
      inTable: true,
      ...(section ? { section } : {}),
      ...(part ? { part } : {}),
    }))
  })
}

function factsIn(row: TableRow): Found[] {
  const [label] = row.cells
  const taken = new Set<number>()
  return row.cells.flatMap((cell, column): Found[] => {
    if (column === 0 || cell.text === '' || taken.has(column)) return []
    const head = row.heads[column] ?? ''
    const next = row.cells[column + 1]
    const nextHead = row.heads[column + 1] ?? ''
    const effect = effectIn(cell, head, next, nextHead, row)
    if (effect) {
      if (effect.at[1] !== cell) taken.add(column + 1)
      return effect.kind === 'effect-size' && effect.p
        ? [effect, { kind: 'p-value', ...effect.p, role: 'result', at: [cell, cell] }]
        : [effect]
    }
    if (/(?:^|\s)[Mm]eans?$/.test(head) && next && /(?:^|\s)(?:SD|S\.D\.|SE|SEM)$/.test(nextHead)) {
      taken.add(column + 1)
      return pairOf(cell, next, /SEM?$/.test(nextHead) ? 'SE' : 'SD')
    }
    // A column of p values is one in every row.
    if (roleIn(head) === 'p' || roleIn(label?.text ?? '') === 'p') return pOf(cell)
    const second = row.cells[1]
    const labels = [label?.text ?? '', second && second !== cell && !isFilled(second) ? second.text : '']
    const nearest = (said: readonly string[], roles: readonly Role[]) =>
      said.map(roleIn).find((role) => role !== undefined && roles.includes(role))
    if (/[([]/.test(cell.text)) {
      const role = nearest([...labels, head, row.group, row.caption], ['mean', 'error', 'share', 'other'])
      if (role === 'mean' || role === 'error') return meanOf(cell, role === 'mean' ? 'SD' : 'SE', head)
      return role === 'share' ? shareOf(cell) : []
    }
    // "0" beside "3 (9%)" is how many.
    const isAmongCounts = row.cells.some(({ text }) => shareCell.test(text))
    const role =
      head === '' || isAmongCounts ? undefined : nearest([...labels, head], ['percent', 'mean', 'error', 'other'])
    return role === 'percent' && !notShares.test(`${labels.join(' ')} ${head} ${row.group}`) ? percentOf(cell) : []
  })
}

/** Per cents that are no shares of people: of a predicted value, of energy, of the blood. */
const notShares =
  /\b(?:predicted|FEV|FVC|HbA1c|A1[Cc]|hematocrit|haematocrit|saturation|SpO2|score|energy|fat|protein|carbohydrates?|change|variation|CV|index|adherence|compliance|ejection|LVEF|difference|weight|of time)\b/i

function pOf(cell: TableCell): Found[] {
  const found = pCell.exec(cell.text)
  const value = numberOf(found?.[2])
  const operator = found?.[1] ?? '='
  if (value === undefined || value > 1 || value <= 0 || !isOperator(operator)) return []
  return [
    { kind: 'p-value', value, operator, decimals: decimalsOf(found?.[2] ?? ''), role: 'result', at: [cell, cell] },
  ]
}
const isOperator = (sign: string): sign is '=' | '<' | '>' | '≤' | '≥' => '=<>≤≥'.includes(sign)

/** "8.55 (1.04)" where the words say "mean (SD)". */
function meanOf(cell: TableCell, type: 'SD' | 'SE', head: string): Found[] {
  const found = bracketed.exec(cell.text)
  const value = numberOf(found?.[1])
  const width = numberOf(found?.[2])
  if (value === undefined || width === undefined || width < 0) return []
  const n = found?.[3] ?? /\b[nN]\s?=\s?(\d{1,6})(?![\d,.])/.exec(head)?.[1]
  return [
    meanFact([cell, cell], [value, found?.[1]], [width, found?.[2]], type, n === undefined ? undefined : Number(n)),
  ]
}

function pairOf(cell: TableCell, next: TableCell, type: 'SD' | 'SE'): Found[] {
  const first = alone.exec(cell.text)?.[1]
  const second = alone.exec(next.text)?.[1]
  const value = numberOf(first)
  const width = numberOf(second)
  return value === undefined || width === undefined || width < 0
    ? []
    : [meanFact([cell, next], [value, first], [width, second], type)]
}

const meanFact = (
  at: [TableCell, TableCell],
  [value, written = '']: [number, string?],
  [width, wide = '']: [number, string?],
  type: 'SD' | 'SE',
  n?: number,
): Found => ({
  kind: 'mean',
  value,
  decimals: decimalsOf(written),
  spread: { type, value: width, decimals: decimalsOf(wide) },
  ...(n === undefined ? {} : { n }),
  at,
})

/** "42 (66)" where the words say "n (%)": a whole number and a share. */
function shareOf(cell: TableCell): Found[] {
  const found = shareCell.exec(cell.text)
  const events = numberOf(found?.[1])
  const share = numberOf(found?.[2])
  return events === undefined || !Number.isInteger(events) ? [] : shareFact(cell, share, found?.[2])
}

const percentOf = (cell: TableCell): Found[] => {
  const found = alone.exec(cell.text)
  return shareFact(cell, numberOf(found?.[1]), found?.[1])
}

const shareFact = (cell: TableCell, value: number | undefined, written = ''): Found[] =>
  value === undefined || value < 0 || value > 100
    ? []
    : [{ kind: 'percentage', value, unit: '%', decimals: decimalsOf(written), at: [cell, cell] }]

/** An estimate with its interval, in one cell or in two beside each other, below a heading that says which measure it is. */
function effectIn(cell: TableCell, head: string, next: TableCell | undefined, nextHead: string, row: TableRow) {
  const measure = measureIn(head)
  const label = row.cells[0]?.text ?? ''
  const isInOne = intervalHead.test(head) || intervalHead.test(label)
  const about = [head, label, row.group, row.caption].filter(Boolean).join(' · ')
  const found = withBounds.exec(cell.text)
  const own = found?.[1] === undefined ? undefined : measureIn(found[1])
  if (found && (own || (found[1] === undefined && (isInOne || (measure && isRatioOf(measure)))))) {
    const written = [found[2], found[3], found[4]]
    const called = noted.test(cell.text) ? undefined : measure
    return effectFact(
      [cell, cell],
      own ?? called ?? otherMeasure(`${head} ${label}`),
      written,
      about,
      found[5],
      found[6],
    )
  }
  if (!measure || isInOne || !next || !intervalHead.test(nextHead) || measureIn(nextHead)) return undefined
  const estimate = alone.exec(cell.text)
  const range = bounds.exec(next.text)
  return estimate && range ? effectFact([cell, next], measure, [estimate[1], range[1], range[2]], about) : undefined
}

/** "0.91 (0.77–1.08)c": a note says what this one is, and the note is not here. */
const noted = /[\d)\]]\s?[a-h](?![a-z])|[†‡§¶#]/

const isRatioOf = (measure: AnyEffectMeasure) => ['OR', 'HR', 'RR', 'IRR'].includes(measure)
const otherMeasure = (head: string): AnyEffectMeasure => (/%\s?[([]/.test(head) ? 'proportion' : 'estimate')

function effectFact(
  at: [TableCell, TableCell],
  measure: AnyEffectMeasure,
  written: readonly (string | undefined)[],
  about: string,
  operator?: string,
  p?: string,
): Found | undefined {
  const [value, low, high] = written.map(numberOf)
  if (value === undefined || low === undefined || high === undefined || low > value || value > high || low === high)
    return undefined
  if (isRatioOf(measure) && low < 0) return undefined
  const decimals = Math.min(decimalsOf(written[1] ?? ''), decimalsOf(written[2] ?? ''))
  return {
    kind: 'effect-size',
    value,
    measure,
    decimals: decimalsOf(written[0] ?? ''),
    interval: { low, high, level: 95, decimals },
    ...(operator && p && isOperator(operator)
      ? { p: { operator, value: numberOf(p) ?? 1, decimals: decimalsOf(p) } }
      : {}),
    about,
    at,
  }
}
