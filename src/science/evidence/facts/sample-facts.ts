import { isGathered, type SampleSize } from '../sample-role.ts'
import { sampleSizesIn } from '../sample-size.ts'
import type { RawFact } from './fact.ts'
import { after, before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** "n = 3 replicates": repeats of a measurement are no sample. */
const repeats =
  /^\s?(?:independent|replicates?|biological|technical|separate|experiments?|repeats?|repetitions?|wells?|measurements?|runs?|per (?:group|cell)|times\b)/i
const analysedBefore =
  /\b(?:analy[sz]ed|(?:final|primary|complete|ITT|intention-to-treat|per-protocol|full)\s(?:\w+\s){0,2}(?:analys[ei]s|set|sample|population)\s(?:\w+\s){0,2}(?:included|comprised|consisted of|of|was)|data (?:from|on|for|of)|completed by)\s(?:\w+\s){0,3}$/i
const notSample =
  /\b(?:aged|age|score of|grade|stage|genotype|class|category|level|wave|part|type|day|week|month|visit|figure|table|version|chapter|page|phase|group|arm|session|number|no\.)\s$/i

type SampleFact = RawFact & { kind: 'sample-size' }

/** Hospitals and practices are where a study took place, not whom it studied; schools and villages may be both. */
const isPlace = /^(?:hospitals?|practices)$/

/** "Services were randomised to A (n = 4) or B (n = 4)" */
const clusters =
  /\b(?:services|practices|schools|clusters|hospitals|clinics|villages|wards|centres|centers|sites|communities|units|pharmacies|homes|surgeries|regions|districts)\b[^.;]{0,60}?\b(?:were|was)\s(?:\w+\s){0,2}?(?:randomi[sz]ed|randomly|assigned|allocated)\b[^.]*$/i

/** Those that do not belong to the people of this study, or only some of them, to whom something happened. */
const left: ReadonlySet<SampleSize['role']> = new Set(['part', 'event', 'population', 'other-study'])

/** Numbers of people, animals or studies, each with its role in the study. */
export function sampleFacts({ text }: RuleText): RawFact[] {
  const facts: SampleFact[] = []
  for (const { start, end, value, of, role, stage } of sampleSizesIn(text)) {
    const ahead = before(text, start, 60)
    if (isPlace.test(of) || left.has(role) || notSample.test(ahead)) continue
    if (of === 'n' && repeats.test(after(text, end, 110))) continue
    if (/\b(?:1|2)\s?[:/]\s?$/.test(ahead)) continue
    facts.push({
      kind: 'sample-size',
      start,
      end,
      value,
      of: of === 'n' ? (clusters.test(before(text, start, 200)) ? 'clusters' : 'people') : of,
      ...(isGathered(stage) || (stage && !analysedBefore.test(ahead))
        ? { role: 'total', stage }
        : roleOf(text, start, ahead, of, role)),
    })
  }
  return facts
}

type Role = Pick<SampleFact, 'role' | 'stage' | 'arm'>

function roleOf(text: string, start: number, ahead: string, of: string, role: SampleSize['role']): Role {
  if (role === 'screened' || role === 'planned' || role === 'analysed') return { role }
  if (role !== 'group' && analysedBefore.test(ahead)) return { role: 'analysed' }
  // "(n = 575 couples)" is said of an arm when another n stands beside it.
  if (of === 'n' || /\bn\s?=\s?$/.test(ahead)) {
    const label = of === 'n' ? armLabel(text, start) : undefined
    return isArm(text, start, ahead) ? { role: 'arm', ...(label ? { arm: label } : {}) } : { role: 'unclear' }
  }
  return { role: role === 'group' ? 'arm' : 'unclear' }
}

/** "tea (n = 19)", "intervention group, n = 575": the words in front name the arm. */
function armLabel(text: string, start: number): string | undefined {
  const ahead = before(text, start, 70)
  const label =
    /(?:^|[,;.(]|:(?=\s)|\b(?:to|or|and|versus|vs\.?|with|the|either|receive|received|receiving|into)\s)\s?((?:[A-Za-z0-9][\w'/+%-]*\s){1,5}?)(?:[([]|,)\s?$/.exec(
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
    [...around.matchAll(/\bn\s?[=:]\s?\d/gi)].length > 1 ||
    /\b(?:group|arm|placebo|control|intervention|treatment)s?\s?[([,]\s?$/i.test(ahead)
  )
}
