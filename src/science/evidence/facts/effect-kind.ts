import { isRatio, type AnyEffectMeasure } from '../effect-measures.ts'
import type { ReportedInterval } from '../intervals.ts'
import { slotted } from '../number-slots.ts'
import type { NumberToken } from '../number-tokens.ts'

/** Of a test's result, not of two arms. */
export const likelihood = /\blikelihood ratio/i

/** "fell by 5.2 mmHg", "a difference of 3": a verb alone may tell of one arm, a risk or a ratio ("higher … (37.7%, …)"). */
const changes =
  /(?:\b(?:reduc|increas|decreas|chang|improv|declin|differ|lower|rais|lengthen|shorten|prolong|worsen|dropp?|elevat|diminish|attenuat|exceed)\w*\s(?:[\w-]+\s){0,6}by|\b(?:fell|rose|grew|fallen|risen|higher|longer|shorter|less|more) (?:[\w-]+\s){0,3}by|\bdifference\w*(?:\s[a-z]+){0,6}|\b(?:(?:reduc\w+|increas\w+|decreas\w+|changes?|fall|rise|loss|gain|improvement) (?:of|was|were)|excess(?: of)?))\s(?:(?:about|approximately|an?|on average|only|some)\s){0,2}[([]?$/i
const ratio = /\bratios?\b|\b(?:times|fold)\b/i
/** "66.7% compared to 53.6%", "−5.0 kg vs −4.1 kg": what stands on either side of these is one group's own. */
const isOneArm = /\b(?:compared (?:to|with)|versus|vs\.?|than)\s?[([]?$/i
const besideOneArm = /^%?[)\]]?\s?[a-zA-Z/%]{0,6}\s(?:compared (?:to|with)|versus|vs\.?)\s[-−]?\.?\d/i
/** "15% (95% CI 10 to 20) increase" */
const changed =
  /^%?(?:,?\s?[pP]\s?[<=>]\s?\d?\.\d{1,5})?[)\]]?\s(?:absolute |relative |significant )?(?:increase|decrease|reduction|improvement|difference|fewer|more|less|lower|higher|greater)\b/i
/** By how many per cent something changed may be of itself or of all. */
const absolute = /\babsolute\b|\bpercentage points?\b|\bdifference\w*\b|\bdiff\b/i
/** "a greater increase in sensitivity (30%, …)", "the attributable risk was 2.4%", "a 21% decreased risk": no share of people. */
const changedShare =
  /\b(?:differ\w*|increas\w+|decreas\w+|reduc\w+|chang\w+|gain\w*|loss(?:es)?|declin\w+|growth|grew|avert\w*|improv\w+|attributable|excess|benefits?|advantage|rose|rise[ns]?|risen|fell|fallen|dropp?\w*|diminish\w*|attenuat\w+|absolute|worsen\w*|slow\w*)\b/i
const comparedShare = /\b(?:higher|lower|greater|smaller|less|more|fewer|reduction|increase)\b[^,;]{0,40}$/i
const changedBehind =
  /^%?(?:,?\s?[pP]\s?[<=>]\s?\d?\.\d{1,5})?[)\]]?,?\s(?:absolute |relative |significant(?:ly)? )?(?:increas\w+|decreas\w+|reduc\w+|improve\w*|differen\w+|fewer|more|less|lower\w*|higher|greater|smaller|declin\w+|elevated|excess|better|worse|faster|slower|longer|shorter|loss|gain|drop|fall|rise)\b/i
/** A share of what would have been is no difference between two shares. */
const relative =
  /\b(?:relative (?:risk |rate )?(?:reduction|increase|decrease|change)s?|RRR|efficacy|effectiveness)\b[^,;]*$/i
/** "in adults with it (28.2%, 95% CI …) compared with those without it" */
const ofGroup = /\w\s?[([]$/
const besideGroup = /^%?[)\]]?,?\s(?:compared (?:to|with)|versus|vs\.?|than|and)\b/i
/** A slope, a correlation, an agreement, a standardised effect: a number of such a sentence is no plain difference. */
const otherKind =
  /\b(?:regression|coefficients?|slopes?|betas?|correlat\w+|rho|standardi[sz]ed|SMDs?|[Cc]ohen|[Hh]edges|effect sizes?|ES|z-?\s?scores?|kappa|ICC|intra-?class|AUC|AUROC|log(?:arithm\w*|-\s?odds|10)?|NRI|IDI|reclassification|discrimination|elasticit\w+|independent correlates?|predictors?)\b|[βρκ]/
/** "(95% CI …) per 10-year increment", "for each unit" */
const perUnit =
  /^[^.;()[\]]{0,6}[)\]]?,?\s?(?:per|for (?:each|every))\s(?:additional\s)?(?:\d|one|each|unit|SD|standard|decade|doubling|increment|point|allele|quartile|increase|[a-z]+-(?:unit|year|point|fold))/i

const spelled: readonly (readonly [AnyEffectMeasure, RegExp])[] = [
  ['HR', /\b[Hh]azards? [Rr]atios?\b|\bHRs?\b/],
  ['OR', /\b[Oo]dds [Rr]atios?\b|\bORs?\b/],
  ['RR', /\b(?:[Rr]elative [Rr]isks?|[Rr]isk [Rr]atios?)\b|\bRRs?\b/],
  ['MD', /(?<![Ss]tandardi[sz]ed )\b[Mm]ean [Dd]ifferences?\b/],
]

/** The one measure that a clause names with no number between it and its estimate. */
export function namedLast(clause: string): AnyEffectMeasure | undefined {
  const since = sinceNumber(clause)
  const named = spelled.filter(([, name]) => name.test(since))
  return named.length === 1 ? named[0]?.[0] : undefined
}

/** What kind of estimate a number in front of its interval is, by the words about it; "estimate" where they do not say. */
export function kindOfEstimate(text: string, number: NumberToken, interval: ReportedInterval): AnyEffectMeasure {
  const sentence = lastSentence(text.slice(Math.max(0, number.start - 400), number.start))
  const behind = text.slice(interval.end, interval.end + 50)
  const between = text.slice(number.end, interval.start)
  if (/^\s?(?:times|-?\s?fold)\b/.test(between)) return 'ratio'
  // "+0.6% relative change/y": of itself, and of a year.
  if (
    number.percent &&
    /\brelative\b|\/\s?(?:y|yr|year)\b|\b(?:per (?:year|annum|decade)|a year|annual)/i.test(between)
  )
    return 'estimate'
  const isOther = otherKind.test(sentence) || perUnit.test(behind)
  if (/\s(?:more|less|fewer|higher|lower|greater|longer|shorter)\b/.test(between))
    return isOther || number.percent ? 'estimate' : 'difference'
  const kind = kindOf(clauseBefore(text, number.start), sentence, behind, number, interval)
  return isOther && (kind === 'difference' || kind === 'proportion') ? 'estimate' : kind
}

const lastSentence = (words: string) => words.split(/[.!?]\s(?=\p{Lu}|\d)/u).at(-1) ?? ''
const clauseBefore = (text: string, at: number) =>
  /[^.;]*$/.exec(slotted(text).slice(Math.max(0, at - 140), at))?.[0] ?? ''

/** A share below nothing is a difference; else the words of its clause say whether something changed. */
function kindOf(
  clause: string,
  sentence: string,
  behind: string,
  number: NumberToken,
  { low }: ReportedInterval,
): AnyEffectMeasure {
  const near = clause.slice(-60)
  if (relative.test(near)) return 'estimate'
  if ((isOneArm.test(near) || besideOneArm.test(behind)) && !(number.percent && low >= 0)) return 'estimate'
  if (number.percent && low >= 0) return kindOfShare(near, sentence, behind)
  const named = number.percent ? undefined : namedLast(clause)
  if (named && (!isRatio(named) || low > 0)) return named
  if (changed.test(behind)) return number.percent ? 'estimate' : 'difference'
  if (/\b(?:[Mm]eans?|[Mm]edians?|[Aa]verage|(?:M|Mdn)(?=\s?=))\s?[:=(]?\s?$/.test(near) && low >= 0) return 'estimate'
  if (likelihood.test(near)) return 'estimate'
  if (ratio.test(near) && !number.percent && low > 0 && number.value < MOST) return 'ratio'
  return low < 0 || changes.test(near) ? 'difference' : 'estimate'
}

/** "case fatality ratios … 265,000 (95% CI …)": no ratio of two groups is that large. */
const MOST = 1000
const sinceNumber = (words: string) => words.slice(words.lastIndexOf('\uE001') + 1)
const ofShares = /\bin the (?:proportion|share|percentage)/i
/** Nobody's share where anything of its sentence grew or fell: that is by how much, of itself or of all. */
function kindOfShare(near: string, sentence: string, behind: string): AnyEffectMeasure {
  if (changes.test(near) && absolute.test(near)) return 'difference'
  if (changed.test(behind) && ofShares.test(behind)) return 'difference'
  if (isOneArm.test(near) && !changedShare.test(sentence.slice(0, -40))) return 'proportion'
  if (ofGroup.test(near) && besideGroup.test(behind) && !changedShare.test(sinceNumber(near))) return 'proportion'
  if (changedShare.test(sentence) || comparedShare.test(near) || changedBehind.test(behind)) return 'estimate'
  return 'proportion'
}
