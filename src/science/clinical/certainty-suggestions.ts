import type { PooledNumbers } from '#contract/review-body.ts'

import { peopleNeeded } from '../sample-size/power.ts'
import type { CertaintyDomain } from './certainty.ts'

/** What the figures propose for one domain. No `levels`: nothing that could be computed decides it, and `reason` says why. */
export type CertaintySuggestion = { domain: CertaintyDomain; levels?: 0 | 1 | 2; reason: string }

/** Settled judgments of the included studies: how many there are, and how many stand at the worst rank or above the best. */
export type BiasCounts = { studies: number; judged: number; high: number; some: number }

const RATIOS = ['RR', 'OR', 'PETO', 'HR', 'IRR']
const isRatio = ({ measure }: PooledNumbers) => RATIOS.includes(measure)
const share = (part: number, whole: number) => `${part} of ${whole}`

/**
 * People that a trial would need to show a relative reduction of a quarter of the risk (two-sided 5%, power 80%); for means, a
 * difference of 0.2 standard deviations. Source: Guyatt et al. 2011, J Clin Epidemiol 64:1283–1293.
 */
export function optimalInformationSize(numbers: PooledNumbers): { people: number; words: string } | undefined {
  const test = { alpha: 0.05, sides: 2 } as const
  const { controlRisk } = numbers
  if (isRatio(numbers) || numbers.measure === 'RD') {
    if (controlRisk === undefined || controlRisk <= 0 || controlRisk >= 1) return undefined
    const needed = peopleNeeded(
      { kind: 'two-proportions', first: controlRisk, second: 0.75 * controlRisk, ratio: 1 },
      0.8,
      test,
    )
    return needed.ok
      ? { people: needed.total, words: `a relative reduction of 25% from a risk of ${(100 * controlRisk).toFixed(1)}%` }
      : undefined
  }
  if (numbers.measure !== 'MD' && numbers.measure !== 'SMD') return undefined
  const needed = peopleNeeded({ kind: 'two-means', difference: 0.2, sd: 1, ratio: 1 }, 0.8, test)
  return needed.ok ? { people: needed.total, words: 'a difference of 0.2 standard deviations' } : undefined
}

function imprecision(numbers: PooledNumbers): CertaintySuggestion {
  const domain = 'imprecision'
  const { low, high, none, participants } = numbers
  const includesNone = none !== undefined && low <= none && high >= none
  const size = optimalInformationSize(numbers)
  const words: string[] = []
  let levels: 0 | 1 | 2 = 0
  if (isRatio(numbers) && includesNone) {
    const [benefit, harm] = [low <= 0.75, high >= 1.25]
    words.push(
      benefit && harm
        ? 'The interval includes no effect, a reduction and an increase of a quarter or more.'
        : benefit || harm
          ? `The interval includes no effect and ${benefit ? 'a reduction' : 'an increase'} of a quarter or more.`
          : 'The interval includes no effect, and no change of a quarter or more.',
    )
    levels = benefit && harm ? 2 : benefit || harm ? 1 : 0
  } else if (includesNone) {
    words.push('The interval includes no effect: whether it includes a difference that matters, a person decides.')
    levels = 1
  } else words.push('The interval does not include no effect.')
  if (size && participants !== undefined) {
    const n = participants.toLocaleString('en')
    const needed = `optimal information size ${size.people.toLocaleString('en')} (${size.words}, two-sided 5%, power 80%)`
    words.push(participants < size.people ? `${n} participants are fewer than the ${needed}.` : `${n} participants reach the ${needed}.`) // prettier-ignore
    if (participants < size.people && levels === 0) levels = 1
  } else words.push('The optimal information size is not known: the studies do not all give their numbers of people.')
  return { domain, levels, reason: words.join(' ') }
}

/** Sources: Guyatt et al. 2011, J Clin Epidemiol 64:1294–1302; Cochrane Handbook, version 6, 10.10.2. */
function inconsistency({ k, i2, doOverlap, prediction, none, low, high }: PooledNumbers): CertaintySuggestion {
  const domain = 'inconsistency'
  if (k < 2) return { domain, reason: 'One study cannot differ from itself.' }
  const words = [
    `I² is ${i2.toFixed(0)}%`,
    doOverlap ? 'all intervals share a value' : 'not all intervals share a value',
  ]
  let levels: 0 | 1 | 2 = i2 >= 75 && !doOverlap ? 2 : i2 >= 50 || !doOverlap ? 1 : 0
  if (prediction && none !== undefined) {
    const isSure = low > none || high < none
    const crosses = prediction.low <= none && prediction.high >= none
    if (isSure && crosses) {
      words.push('a new study may well find no effect (prediction interval)')
      if (levels === 0) levels = 1
    }
  }
  return { domain, levels, reason: `${words.join('; ')}.` }
}

function riskOfBias({ studies, judged, high, some }: BiasCounts): CertaintySuggestion {
  const domain = 'risk-of-bias'
  if (judged < studies) {
    return { domain, reason: `Nothing is proposed: ${share(judged, studies)} studies ${judged === 1 ? 'has' : 'have'} a settled judgment.` } // prettier-ignore
  }
  const levels = high * 2 > studies ? 2 : high + some > studies / 2 ? 1 : 0
  return {
    domain,
    levels,
    reason: `Of ${studies} studies ${high} are at the worst rank of risk of bias and ${some} at a middle one.`,
  }
}

function publicationBias({ k, eggerP }: PooledNumbers): CertaintySuggestion {
  const domain = 'publication-bias'
  if (eggerP === undefined) {
    return { domain, reason: `Nothing is proposed: with ${k} ${k === 1 ? 'study' : 'studies'} tests of asymmetry say little (ten are needed).` } // prettier-ignore
  }
  return { domain, levels: eggerP < 0.1 ? 1 : 0, reason: `Egger’s test of asymmetry: p = ${eggerP < 0.001 ? '< 0.001' : eggerP.toFixed(3)}.`.replace('= <', '<') } // prettier-ignore
}

/** Source: Guyatt et al. 2011, J Clin Epidemiol 64:1311–1316. */
function largeEffect(numbers: PooledNumbers, start: 'high' | 'low'): CertaintySuggestion {
  const domain = 'large-effect'
  if (start === 'high') return { domain, reason: 'Certainty begins high: nothing takes it up.' }
  if (!isRatio(numbers)) return { domain, reason: 'Nothing is proposed: the rule is for ratios.' }
  const { estimate, low, high } = numbers
  const isSure = low > 1 || high < 1
  const far = Math.max(estimate, 1 / estimate)
  const levels = isSure && far > 5 ? 2 : isSure && far > 2 ? 1 : 0
  return { domain, levels, reason: `The ratio is ${estimate.toFixed(2)}${isSure ? '' : ', and its interval includes no effect'}; above 2 or below 0.5 counts as large.` } // prettier-ignore
}

/**
 * What the figures propose for each domain, with the reason. Two domains and the two further reasons to go up are beyond figures:
 * they get no proposal.
 */
export function certaintySuggestions(
  numbers: PooledNumbers | undefined,
  bias: BiasCounts,
  start: 'high' | 'low',
): CertaintySuggestion[] {
  const unknown = (domain: CertaintyDomain): CertaintySuggestion => ({ domain, reason: 'Nothing is proposed: no figures were taken from a meta-analysis.' }) // prettier-ignore
  const person = (domain: CertaintyDomain, reason: string): CertaintySuggestion => ({ domain, reason })
  return [
    riskOfBias(bias),
    numbers ? inconsistency(numbers) : unknown('inconsistency'),
    person('indirectness', 'People, intervention, comparison and outcome against the question: a person decides.'),
    numbers ? imprecision(numbers) : unknown('imprecision'),
    numbers ? publicationBias(numbers) : unknown('publication-bias'),
    numbers ? largeEffect(numbers, start) : unknown('large-effect'),
    person('dose-response', 'Whether more of it does more: a person decides.'),
    person('confounding', 'Whether confounding would have hidden the effect: a person decides.'),
  ]
}
