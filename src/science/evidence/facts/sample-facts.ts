import { sampleSizesIn } from '../sample-size.ts'
import type { RawFact } from './fact.ts'
import { after, before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** "n = 3 replicates": repeats of a measurement are no sample. */
const repeats =
  /^\s?(?:independent|replicates?|biological|technical|separate|experiments?|repeats?|repetitions?|wells?|measurements?|runs?|per (?:group|cell)|times\b)/i
const analysed =
  /^(?:\s\([^)]{0,40}\))?(?:\s[\w,'-]+){0,6}?\s(?:were|was)\s(?:\w+\s){0,2}?(?:analy[sz]ed|evaluable|evaluated|available for (?:the )?(?:\w+\s)?analys[ei]s|included in (?:the|our|this|all)?\s?(?:\w+\s){0,3}(?:analys[ei]s|model)|assessed)|^(?:\s[\w,'-]+){0,3}?\s(?:completed (?:the )?(?:study|trial|protocol|treatment|follow))/i
const analysedBefore =
  /\b(?:analy[sz]ed|(?:final|primary|complete|ITT|intention-to-treat|per-protocol|full)\s(?:\w+\s){0,2}(?:analys[ei]s|set|sample|population)\s(?:\w+\s){0,2}(?:included|comprised|consisted of|of|was)|data (?:from|on|for|of)|completed by)\s(?:\w+\s){0,3}$/i
const inGroup =
  /^(?:\s[\w,'-]+){0,5}?\s(?:(?:were |was )?(?:in|to|into) (?:the |an? )?(?:\w+[\s-]){0,4}(?:group|arm)|(?:received|were given|were assigned to receive|were allocated to|to receive|to)\s(?!be\b))/i
const perGroup = /^(?:\s[\w'-]+){0,2}?\s(?:per|in each|in both) (?:treatment |study )?(?:group|arm)s?/i
/** Whole sample said by a verb that the sample-size rules do not look for. */
const wholeAfter =
  /^(?:\s\([^)]{0,60}\))?(?:\s[\w,'-]+){0,10}?\s(?:were|was|are|will be)\s(?:\w+\s){0,2}?(?:enrol+ed|recruited|randomi[sz]ed|randomly|included|studied|assigned|allocated|surveyed|interviewed|identified|followed|entered|registered)/i
const wholeBefore =
  /\b(?:total of|sample of|cohort of|population of|n\s?=|we (?:followed|surveyed|interviewed|examined|evaluated|assessed|compared|identified|randomi[sz]ed|enrol+ed|recruited|included|studied)|comprising|totall?ing)\s(?:\w+\s){0,2}$/i
const moreThanOne = /(?:\band\b|\bor\b|,|;|\bvs\.?|\bversus\b)/i
/** Counts of events, of what one of them did, and of ages and times are none. */
const planned =
  /^(?:\s[\w,'-]+){0,5}?\s(?:would (?:give|provide|allow|have|yield)\b|(?:were|was|are|is|would be|will be)\s(?:\w+\s)?(?:required|needed|necessary|sufficient|planned|calculated)\b)/i
const notSample =
  /\b(?:aged|age|score of|grade|stage|genotype|class|category|level|wave|part|type|day|week|month|visit|figure|table|version|chapter|page|phase|group|arm|session|number|no\.)\s$/i
const excluded =
  /^(?:\s[\w,'-]+){0,3}?\s(?:(?:were|was)\s(?:\w+\s){0,1}(?:excluded|lost|withdrawn|ineligible|hospitali[sz]ed|missing)|dropped|withdrew|discontinued|died|relapsed|declined|refused)/i

type SampleFact = RawFact & { kind: 'sample-size' }

/** Hospitals and practices are where a study took place, not whom it studied; schools and villages may be both. */
const isPlace = /^(?:hospitals?|practices)$/

/** Numbers of people, animals or studies, with whether they are all, those analysed, or one arm. */
export function sampleFacts({ text }: RuleText): RawFact[] {
  const facts: SampleFact[] = []
  for (const { start, end, value, of, role } of sampleSizesIn(text)) {
    const ahead = before(text, start, 60)
    const rest = after(text, end, 110)
    if (
      value < 1 ||
      isPlace.test(of) ||
      role === 'part' ||
      (of === 'n' && repeats.test(rest)) ||
      planned.test(rest) ||
      notSample.test(ahead) ||
      excluded.test(rest)
    )
      continue
    if (/[-/]$/.test(ahead) || /\b(?:1|2)\s?[:/]\s?$/.test(ahead)) continue
    facts.push({
      kind: 'sample-size',
      start,
      end,
      value,
      of: of === 'n' ? 'people' : of,
      ...roleOf(text, start, ahead, rest, of, role),
    })
  }
  return twoAssigned(facts, text)
}

/** "30 patients were allocated to diet and 40 patients to drugs": each of them is an arm, none the whole. */
function twoAssigned(facts: SampleFact[], text: string): SampleFact[] {
  const goesTo =
    /^(?:\s[\w,'-]+){0,3}?\s(?:(?:were|was)\s(?:randomly\s)?(?:assigned|allocated|randomi[sz]ed)\s)?to\s(?!be\b)/i
  const assigned = facts.filter(({ end, of }) => of !== 'people' && goesTo.test(after(text, end)))
  return facts.map((fact) => {
    const beside = assigned.some(
      (other) =>
        other !== fact &&
        Math.abs(other.start - fact.start) < 160 &&
        !text.slice(Math.min(other.end, fact.end), Math.max(other.start, fact.start)).includes('. '),
    )
    return assigned.includes(fact) && beside ? { ...fact, role: 'arm' } : fact
  })
}

function roleOf(
  text: string,
  start: number,
  ahead: string,
  rest: string,
  of: string,
  role: 'total' | 'group' | 'part' | 'unclear',
): { role: 'total' | 'analysed' | 'arm' | 'unclear'; arm?: string } {
  const label = of === 'n' ? armLabel(text, start) : undefined
  if (analysed.test(rest) && !/randomi[sz]ed|enrol|recruit/i.test(rest.slice(0, 60))) return { role: 'analysed' }
  if (analysedBefore.test(ahead)) return { role: 'analysed' }
  if (perGroup.test(rest) || /^\s?(?:for|in|per) each (?:group|arm)/i.test(rest)) return { role: 'arm' }
  if (of === 'n' && text.charAt(start) === 'N') return { role: 'total' }
  // "(n = 575 couples)" is said of an arm when another n stands beside it.
  if (of !== 'n' && /\bn\s?=\s?$/.test(ahead)) return { role: isArm(text, start, ahead) ? 'arm' : 'unclear' }
  if (of === 'n')
    return isArm(text, start, ahead) ? { role: 'arm', ...(label ? { arm: label } : {}) } : { role: 'unclear' }
  if (role === 'total' || wholeBefore.test(ahead) || wholeAfter.test(rest))
    return inGroup.test(rest) &&
      moreThanOne.test(rest) &&
      !/^(?:\s[\w,'-]+){0,8}?\s(?:were|was)\s(?:\w+\s)?(?:randomi|randomly)/i.test(rest) &&
      role !== 'total'
      ? { role: 'arm' }
      : { role: 'total' }
  if (perGroup.test(rest) || /\b(?:groups|arms) of\s$/i.test(ahead)) return { role: 'arm' }
  if (role === 'group' || inGroup.test(rest)) return { role: 'arm' }
  return { role: 'unclear' }
}

/** "tea (n = 19)", "intervention group, n = 575": the words in front name the arm. */
function armLabel(text: string, start: number): string | undefined {
  const ahead = before(text, start, 70)
  const label =
    /(?:^|[,;:.(]|\b(?:to|or|and|versus|vs\.?|with|the|either|receive|received|receiving|into)\s)\s?((?:[A-Za-z0-9][\w'/+%-]*\s){1,5}?)(?:[([]|,)\s?$/.exec(
      ahead,
    )?.[1]
  const last = label
    ?.trim()
    .replace(/^(?:(?:the|an?|to|either|receive|received|receiving|or|and|were|was|in|of|with)\s)+/i, '')
  return last && !/^(?:group|groups|patients|participants|subjects|children|adults|men|women|total|sample)$/i.test(last)
    ? last
    : undefined
}

/** A bracketed n stands for an arm when another one stands in the same sentence. */
const isArm = (text: string, start: number, ahead: string) => {
  const around = text.slice(Math.max(0, start - 160), start + 160)
  return (
    [...around.matchAll(/\bn\s?[=:]\s?\d/g)].length > 1 ||
    /\b(?:group|arm|placebo|control|intervention|treatment)s?\s?[([,]\s?$/i.test(ahead)
  )
}
