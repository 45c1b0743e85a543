import type { RowCounts } from '#contract/answer.ts'

import { numberValue } from '../evidence/numbers.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'

/** Who is compared with whom: names of what is tried and of what it is set against. */
export type Arms = { exposure: readonly string[]; comparator: readonly string[] }

const control =
  /\b(?:unvaccinated|placebo|controls?|usual care|standard care|no (?:vaccin\w+|treatment|intervention)|not (?:given|treated|vaccinated|exposed)|standard|conventional|comparison|untreated|unexposed|without|sham|non-?users|non-?smokers|never|regular classes|bed rest alone)\b/i
const treated =
  /^(?:[^.;]{0,40}\b)?(?:vaccinated|treated|exposed|intervention|treatment|active|experimental|vaccine|recipients|users)\b/i

/** Words for what nothing is tried with: placebo, usual care, no treatment. */
export const isControl = (words: string): boolean => control.test(words)

/** Which arm some words name: the one that is tried, the other one, or none that the question asks about. */
export function armOf(words: string, { exposure, comparator }: Arms): 'tried' | 'other' | undefined {
  const text = wordText(words)
  const isTried = speaksOf(exposure, text)
  const isOther = (comparator.length > 0 && speaksOf(comparator, text)) || control.test(words)
  if (isTried && !isOther) return 'tried'
  if (isOther && !isTried) return 'other'
  if (isTried && isOther)
    return control.test(words) && /\b(?:no|without|un\w+ed|not)\b/i.test(words) ? 'other' : 'tried'
  return treated.test(words.trim()) ? 'tried' : undefined
}

const figure = String.raw`(\d{1,3}(?:[, ]\d{3}){1,4}|\d{1,7})`
const pair = String.raw`${figure}\s(?:(?:out )?of|among)\s(?:the\s|all\s)?${figure}(?![\d%])`
const twoPairs = new RegExp(
  String.raw`(?<![\d.,])${pair}([^.;]{0,90}?)(?:,\s)?\b(?:and|against|versus|vs|compared (?:with|to)|as against|whereas|while)\s(?:in\s|of\s|with\s)?${pair}([^.;]{0,70})`,
  'g',
)

/** Counts of two arms in a passage, in the order in which they stand, each with the words that name the arm. */
function pairsIn(text: string) {
  return [...text.matchAll(twoPairs)].flatMap((found) => {
    const [a, n1, c, n2] = [found[1], found[2], found[4], found[5]].map((digits) => numberValue(digits ?? ''))
    if (a === undefined || n1 === undefined || c === undefined || n2 === undefined) return []
    if (a > n1 || c > n2 || n1 === 0 || n2 === 0) return []
    const first = found[3] ?? ''
    return [{ a, n1, c, n2, first, second: found[6] ?? '', start: found.index, end: found.index + found[0].length }]
  })
}

export type ArmCounts = { counts: RowCounts; comparison: string; start: number }

/** Events by arm where the words say which arm is whose. Nothing is guessed: unnamed arms give no counts. */
export function armCountsIn(text: string, arms: Arms, isItsSubject: boolean): ArmCounts[] {
  return pairsIn(text).flatMap(({ a, n1, c, n2, first, second, start, end }) => {
    const one = armOf(first, arms)
    const other = armOf(second, arms) ?? (armOf(text.slice(end, end + 40), arms) === 'other' ? 'other' : undefined)
    const straight =
      (one === 'tried' && other !== 'tried') ||
      (one === undefined && other === 'other' && isItsSubject && !names(first))
    const turned =
      (one === 'other' && other === 'tried') ||
      (one === 'other' && other === undefined && isItsSubject && !names(second))
    if (straight === turned || (straight && other === undefined && one !== 'tried')) return []
    const comparison = (straight ? [first, second] : [second, first]).map(trimmed).join(' / ')
    const counts = straight
      ? { events: a, total: n1, controlEvents: c, controlTotal: n2 }
      : { events: c, total: n2, controlEvents: a, controlTotal: n1 }
    return [{ counts, comparison, start }]
  })
}

const whose = String.raw`(?:(?:patients|people|participants|men|women|adults|children|infants|pupils)\s)?(?:on|with|given|receiving|assigned to|in the)\s`
const bareCounts = new RegExp(
  String.raw`(?<![\d.,])${figure}\s${whose}([^.,;\d]{3,50}?)\s(?:and|against|versus|compared with)\s(?:in\s|of\s)?${figure}\s${whose}([^.,;\d]{3,50})`,
)

/**
 * Counts of two arms that a sentence gives without their size, "80 with lovastatin and 77 with placebo", with the size of
 * the arms as the paper gives it elsewhere. Undefined where the arms are not named.
 */
export function countsOfArms(
  text: string,
  arms: Arms,
  { total, controlTotal }: Pick<RowCounts, 'total' | 'controlTotal'>,
): RowCounts | undefined {
  const found = bareCounts.exec(text)
  const [one, other] = [found?.[1], found?.[3]].map((digits) => numberValue(digits ?? ''))
  if (!found || one === undefined || other === undefined) return undefined
  const [first, second] = [armOf(found[2] ?? '', arms), armOf(found[4] ?? '', arms)]
  const counts =
    first === 'tried' && second === 'other'
      ? { events: one, total, controlEvents: other, controlTotal }
      : first === 'other' && second === 'tried'
        ? { events: other, total, controlEvents: one, controlTotal }
        : undefined
  return counts && counts.events <= total && counts.controlEvents <= controlTotal ? counts : undefined
}

/** "given MVA85A", "on enalapril": the words name something, and it is not what the question asks about. */
const names = (words: string) =>
  /\b(?:given|on|with|receiving|assigned to|taking|treated with)\s(?!the\b)[\w-]{3,}/i.test(words)
const trimmed = (words: string) =>
  words.replace(/\b(?:had|died|developed|has|did|were|was|who|and|in|of)\b.*$/i, '').replace(/^[\s,]+|[\s,]+$/g, '').slice(0, 80) || 'the other group' // prettier-ignore
