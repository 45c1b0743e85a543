import { SLOT, slotMatches, slotted } from './number-slots.ts'

/** An interval as it is reported. `level` in per cent: 95 when the text gives none. `decimals`: those of its coarser end. */
export type ReportedInterval = {
  start: number
  end: number
  low: number
  high: number
  level: number
  decimals: number
}

/** A unit behind a number: "%", "mm Hg", "kg/m2", "mL per day", "points". */
export const unitSource = String.raw`(?:\s?(?:%(?:\/(?:y|yr|year|month|week|day|d)\b)?|°C|[a-zA-Zµμ]{1,7}(?:[/·.][a-zA-Zµμ0-9²-]{1,12}){0,3}[²2]?(?:\s(?:Hg|H2O))?(?:\sper\s[a-z]+)?|percentage points))?`
const to = String.raw`\s?(?:to|--?|–|−|—|‐|‑|~|,|;|and|through)\s?`
const ends = String.raw`\+?(${SLOT})${unitSource}${to}\+?(${SLOT})`
const name = String.raw`(?:CIs?|CrIs?|C\.I\.|[Cc]onfidence (?:[Ii]nterval|[Ll]imit)s?|[Cc]redible [Ii]ntervals?|[Cc]ompatibility [Ii]ntervals?|UIs?)(?:\s?[([](?:${SLOT}\s?%\s)?(?:CIs?|CrI)(?:[)\]]|,\s))?`
const glue = String.raw`(?:\s|=|:|;|,|of|was|were|is|are|from|between|ranged|ranging|[([]){0,8}`
const level = String.raw`(${SLOT})\s?(?:%|per\s?cent)?\s?-?\s?`

/** "95% CI 2 to 8", "CI: 2-8" · "CI 95% −0.65 to 1.13", "CI (95%): …" · "2 to 8 (95% CI)" */
const shapes = [
  { pattern: new RegExp(String.raw`(?:${level}|(?<![A-Za-z]))${name}(?![A-Za-z])${glue}${ends}`, 'dg'), level: 1, low: 2, high: 3 },
  { pattern: new RegExp(String.raw`(?<![A-Za-z])${name}\s?[([,=:]?\s?(${SLOT})\s?%?\s?[)\]]?${glue}${ends}`, 'dg'), level: 1, low: 2, high: 3 },
  { pattern: new RegExp(String.raw`${ends}${unitSource}[\s,;:([]{1,3}${level}${name}(?![A-Za-z])`, 'dg'), level: 3, low: 1, high: 2 },
] // prettier-ignore

const isLevel = (value: number) => value === 68 || (value >= 80 && value < 100)

/** Every interval of a text that is called one, in whichever order it is written, in order of place. */
export function intervalsIn(text: string): ReportedInterval[] {
  const hits: ReportedInterval[] = []
  for (const shape of [1, 0, 2].map((at) => shapes[at])) {
    if (!shape) continue
    for (const hit of slotMatches(text, shape.pattern)) {
      const low = hit.number(shape.low)
      const high = hit.number(shape.high)
      const width = hit.number(shape.level)
      if (!low || !high || low.value > high.value || (width && !isLevel(width.value))) continue
      // "10.3-13.9 million": the scale behind the second number is that of both, or nobody's.
      if (high.scale && !low.scale) continue
      if (shape !== shapes[0] && !width) continue
      if (hits.some(({ start, end }) => hit.start < end && start < hit.end)) continue
      hits.push({
        start: hit.start,
        end: high.percent
          ? high.end + (/^\s?(?:%|per\s?cent)/.exec(text.slice(high.end, high.end + 9))?.[0].length ?? 0)
          : high.end,
        low: low.value,
        high: high.value,
        level: width?.value ?? 95,
        decimals: Math.min(low.decimals, high.decimals),
      })
    }
  }
  return hits.sort((a, b) => a.start - b.start)
}

const bare = new RegExp(String.raw`^\s?[([](${SLOT})%?(?:\s?to\s?|\s?[-–−—]\s?|,\s|;\s)(${SLOT})%?\s?[)\];,]`, 'dg')

/** "RR 0.66, 0.46 to 0.93)", "−3.1 kg (−4.6 to −1.6)": read where both ends have the same decimals, as no scale or list of times has. */
const trailing = new RegExp(
  String.raw`^(?:\s?[,;]\s|${unitSource}\s?[([])(${SLOT})%?(?:\s?to\s?|\s?[-–−—]\s?|,\s|;\s)(${SLOT})%?(?:${unitSource}\s?[)\]]|[,;]\s(?=[pP]\s?[<=>]))`,
  'dg',
)

/** "OR 1.4 (1.1–1.8)": a bracket with two numbers right behind a named effect is its interval when it holds it. */
export function bareIntervalAt(text: string, end: number, value: number): ReportedInterval | undefined {
  const rest = text.slice(end, end + 60)
  const [plain] = slotMatches(rest, bare)
  const [hit] = plain ? [plain] : slotMatches(rest, trailing)
  const low = hit?.number(1)
  const high = hit?.number(2)
  if (!plain && (!low?.decimals || low.decimals !== high?.decimals)) return undefined
  if (!hit || !low || !high || low.value > value || high.value < value || low.value === high.value) return undefined
  const closing = /[)\]]$/.test(hit.found) ? hit.end : hit.end - 1
  const decimals = Math.min(low.decimals, high.decimals)
  return { start: end, end: end + closing, low: low.value, high: high.value, level: 95, decimals }
}

const between = new RegExp(
  String.raw`^${unitSource}(?:\s?±\s?${SLOT}${unitSource})?(?:\s?[([]${SLOT}${unitSource}[)\]])?(?:\sper\s${SLOT}${unitSource}(?:\(${SLOT}\))?)?(?:\s(?:[a-z/]{2,14}\s){0,3})?(?:\s\([a-z]{1,9}\s[a-z]{1,9}\s${SLOT}\))?(?:[\s,;:([]|-(?=\s)){0,5}(?:[Nn]\s?=\s?${SLOT}[\s,;]{1,3})?(?:${SLOT}\s?(?:/|of)\s?${SLOT}[)\]]?[\s,;]{1,3})?(?:\[?[Pp](?:[ -]value)?\s?(?:[<=>≤≥]|was|of)\s?${SLOT}[\s,;]{1,3})?(?:\(?(?:SD|SE|SEM)\s?[=:]?\s?${SLOT}\)?[\s,;(]{1,4})?(?:(?:with|and|its|the|an?|respectively|adjusted|corresponding|associated)\s){0,3}[([]?$`,
)

/** "7.5%) in the standard-dose group (95% CI": a few words more, where a bracket opens for the interval alone. */
const further = new RegExp(
  String.raw`^(?:-[a-z]{2,12}|${unitSource})[)\]]?(?:\sof\s(?:the\s)?${SLOT})?(?:\s(?:per\s${SLOT}|[A-Za-z][A-Za-z/-]{0,18})){1,8}\s[([]$`,
)

/** Whether nothing but a unit, brackets and small words stands between an estimate and an interval. */
export const isBeside = (text: string, end: number, interval: Pick<ReportedInterval, 'start'>): boolean =>
  interval.start >= end &&
  interval.start - end < 90 &&
  (between.test(slotted(text).slice(end, interval.start)) || further.test(slotted(text).slice(end, interval.start)))
