import { SLOT, slotMatches } from '../number-slots.ts'
import type { RawFact } from './fact.ts'
import { phraseFacts, type Phrase } from './phrase-facts.ts'
import type { RuleText } from './rule-text.ts'

const never = /(?!)/
const of =
  <K extends 'blinding' | 'randomisation' | 'concealment' | 'analysis'>(
    kind: K,
    value: (RawFact & { kind: K })['value'],
  ) =>
  () =>
    ({ kind, value }) as never
const others =
  /\b(?:previous|prior|earlier|other|most|few|future|further|existing|published|several|two|three|included|of|all|larger?|need for|need|are|more)\s(?:\w+[\s,-]+){0,4}$/i
const person =
  '(?:patients?|participants?|subjects?|assessors?|raters?|investigators?|examiners?|evaluators?|observers?|clinicians?|physicians?|staff|personnel|statisticians?|analysts?|researchers?|interviewers?|pathologists?|radiologists?|reviewers?|therapists?|nurses|parents|surgeons?|technicians?|readers?)'

const phrases: readonly Phrase[] = [
  { pattern: /\b(?:double|triple|single)[\s-](?:blind(?:ed|ing)?|mask(?:ed|ing)?|dummy)\b/gi, unless: /\b(?:previous|prior|earlier|future|further|other|not)\s(?:\w+[\s,-]+){0,3}$|\b(?:trials|studies)\b[^.]{0,30}$/i, says: ([words]) => {
    const value = /^d/i.test(words) ? (/dummy/i.test(words) ? undefined : 'double') : /^t/i.test(words) ? 'triple' : 'single'
    return value && { kind: 'blinding', value }
  } },
  { pattern: /\bopen[\s-]label(?:led|ed)?\b|\bunblinded\b|\bunmasked\b|\bnon-blinded\b|\b(?:was|were) not (?:blinded|masked)\b|\bblinding (?:was|were) not (?:possible|feasible)\b|\bunable to (?:mask|blind)\b/gi, unless: others, says: of('blinding', 'open') },
  { pattern: /\b(?:assessor|observer|evaluator|rater|investigator|examiner)[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/gi, unless: never, says: of('blinding', 'assessor') },
  { pattern: new RegExp(String.raw`\b(?:outcome |data )?${person}(?:\s[\w,'-]+){0,8}?\s(?:were|was|remained|are|being|who (?:were|was)|kept)\s(?:\w+\s){0,2}?(?:blind(?:ed)?|masked|unaware|not aware)\b(?:\s(?:to|of|with|about)\s[^.;,]{3,60})?`, 'gi'), unless: never, says: ([words]) => ({ kind: 'blinding', value: /^(?:outcome |data )?(?:assess|rater|invest|exam|eval|observ|stat|analy|interv|path|radio|read|tech)/i.test(words) ? 'assessor' : 'blinded' }) },
  { pattern: new RegExp(String.raw`\b(?:by\s)?(?:blind(?:ed)?|masked)\s(?:outcome |independent )?(?:assessors?|raters?|examiners?|observers?|evaluators?|investigators?|readers?|outcome assessment|assessment|evaluation|to (?:the\s)?(?:treatment|group|allocation|intervention|study|patients?'|clinical|randomi[sz]ation|participants'?|all|which|subjects?'?))`, 'gi'), unless: /\b(?:double|single|triple|open|not|were|was|remained)[\s-](?:\w+\s)?$/i, says: of('blinding', 'assessor') },
  { pattern: /\b(?:were|was|are|be|been|being|and|who)\s(?:\w+\s){0,3}?(?:randomi[sz]ed|randomly (?:assigned|allocated|divided|distributed|grouped))\b|\brandomly (?:assigned|allocated|divided into)\b|\bwe randomi[sz]ed\b|\brandom(?:ly)? (?:assignment|allocation)\b|\b(?:assigned|allocated) (?:at random|randomly)\b|\b(?:patients|participants|subjects|children|women|men|adults|couples|schools|practices|clusters|infants|people|volunteers)\s(?:\w+\s){0,3}randomi[sz]ed\b|\brandomi[sz]ed(?:,\s?|\s)(?:[\w-]+[,\s]\s?){0,5}?(?:trial|study|design|experiment|comparison)\b|\b\d[\d,]* (?:[\w-]+ ){0,4}randomi[sz]ed\b/gi, unless: /\b(?:non|quasi|mendelian|previous|prior|earlier|other|future|further|larger?|published|of|these|those|many|several|few|only|two|three|well-designed|recent|existing|need for|need|more|trials|studies)[\s-](?:[\w-]+[\s,]+){0,4}$/i, says: of('randomisation', 'randomised') },
  { pattern: /\bcomputer(?:-generated|-based|i[sz]ed)?(?:[\s-](?:generated|based))? (?:random(?:i[sz]ation)?|list|sequence|allocation|table|program|block|schedule)\w*|\brandom(?:ly)?[\s-]numbers? (?:table|generator|sequence|list)s?\b|\btables? of random numbers\b|\brandom(?:i[sz]ation)? sequences? (?:was |were )?generat\w+/gi, unless: never, says: of('randomisation', 'computer') },
  { pattern: /\b(?:permuted|randomly permuted|random|variable|varying|balanced)[\s-](?:block|size)s?\b|\bblock(?:ed)?[\s-]randomi[sz]ation\b|\bblocks? (?:of|size)s? (?:of )?(?:\d|two|four|six|eight|ten|varying)|\brandomi[sz](?:ed|ation) in blocks\b/gi, unless: never, says: of('randomisation', 'blocks') },
  { pattern: /\bstratified (?:block |permuted |by [\w ]{2,30}? )?randomi[sz]ation\b|\brandomi[sz]ation (?:was|were) (?:\w+ )?stratified\b|\bstratified by\b(?=[^.]{0,100}\b(?:randomi|allocat|assign))|\brandomi[sz]ed[^.;]{0,60}\bstratif\w+/gi, unless: never, says: of('randomisation', 'stratified') },
  { pattern: /\bminimi[sz]ation (?:algorithm|method|procedure|technique|program)\b|\b(?:by|using|with) minimi[sz]ation\b/gi, unless: never, says: of('randomisation', 'minimisation') },
  { pattern: /\bcluster[\s-]randomi[sz](?:ed|ation)\b|\brandomi[sz]ed (?:at|on) the (?:\w+ )?(?:cluster|school|practice|village|community|hospital|clinic|ward)[\s-]level\b/gi, unless: /\b(?:previous|other|future)\s(?:\w+\s){0,3}$/i, says: of('randomisation', 'cluster') },
  { pattern: /\b(?:1|2|3):(?:1|2|3)(?::(?:1|2|3)){0,2}\b(?=[^.;]{0,60}\b(?:random|ratio|alloc|assign|fashion|basis))|\b(?:random\w*|ratio|allocat\w+|assign\w+)\b[^.;]{0,60}?\b(?:1|2|3)\s?:\s?(?:1|2|3)(?:\s?:\s?(?:1|2|3)){0,2}(?!\s?,?0)/gi, unless: never, says: of('randomisation', 'ratio') },
  { pattern: /\b(?:sequentially numbered,? )?(?:sealed|opaque)[,\s]+(?:and |sealed |opaque |sequentially |numbered |consecutively |brown |identical |non-transparent |non-translucent |light-proof |,\s?){0,5}envelopes?\b/gi, unless: never, says: of('concealment', 'envelopes') },
  { pattern: /\b(?:central(?:i[sz]ed)?|web-based|internet-based|telephone|interactive (?:voice|web)(?:[\s-]response)?)[,\s-](?:\w+[\s-]){0,2}?(?:randomi[sz]ation|allocation)\b|\binteractive (?:voice|web)[\s-]?response\b|\bIVRS\b|\bIWRS\b|\b(?:randomi[sz]ation|allocation) (?:was |were )?(?:performed |done |carried out |conducted )?(?:centrally|by telephone|by a central|through a central)/gi, unless: never, says: of('concealment', 'central') },
  { pattern: /\ballocation (?:was |were )?(?:\w+ )?conceal(?:ed|ment)\b|\bconceal(?:ed|ment of) (?:the )?(?:\w+ )?(?:allocation|randomi[sz]ation|sequence|assignment)\b|\bconcealment\b(?=[^.]{0,40}\b(?:allocation|was))/gi, unless: /\b(?:inadequate|unclear|adequate)\s(?:\w+\s)?$/i, says: of('concealment', 'stated') },
  { pattern: /\b(?:modified[\s-]intent(?:ion)?[\s-]to[\s-]treat|mITT)\b/gi, unless: never, says: of('analysis', 'modified intention-to-treat') },
  { pattern: /\bintent(?:ion)?[\s-]to[\s-]treat\b|\bITT\b|\bfull analysis set\b/gi, unless: /\b(?:modified|no)[\s-]$/i, says: of('analysis', 'intention-to-treat') },
  { pattern: /\bper[\s-]protocol\b(?=\s(?:\w+\s)?(?:analys|population|set|basis|sample|approach|cohort))|\b(?:on|in|and) (?:a |the )?per[\s-]protocol\b/gi, unless: never, says: of('analysis', 'per-protocol') },
  { pattern: /\bas[\s-]treated\b(?=\s(?:\w+\s)?(?:analys|population|set|basis))|\bon[\s-]treatment analys[ei]s\b/gi, unless: never, says: of('analysis', 'as-treated') },
  { pattern: /\bcomplete[\s-]cases?\b(?=\s(?:\w+\s)?(?:analys|data|set|sample))|\bcompleters?[\s-](?:only )?analys[ei]s\b/gi, unless: never, says: of('analysis', 'complete-case') },
] // prettier-ignore

const amount = `(${SLOT})`
const percent = String.raw`(${SLOT})\s?%`
const whom = String.raw`(?:\s?\(\s?\uE000[^()]{0,20}\))?(?:\s(?:of (?:the )?${SLOT}\s)?(?:patients?|participants?|subjects?|women|men|children|adults|couples|individuals|people|persons|students|infants|dogs|animals|mice|rats|volunteers|families|mothers|users|respondents))?(?:\s?\(\s?\uE000[^()]{0,24}\))?`
const lost = String.raw`(?:(?:had\s)?(?:dropped out|withdr(?:ew|awn)|discontinued|did not complete|failed to complete|(?:were|was) (?:lost|withdrawn)(?: to| from)?|lost to follow-?\s?up|left the study|did not (?:attend|return for) (?:the )?(?:\w+\s)?follow-?\s?up))`
const attritionShapes: readonly (readonly [RegExp, '%' | 'people', 'lost' | 'kept'])[] = [
  [new RegExp(String.raw`${amount}${whom}\s(?:in (?:the|each) [\w\s-]{2,30}?\s(?:group|arm)\s)?${lost}\b`, 'dgi'), 'people', 'lost'],
  [new RegExp(String.raw`${percent}\)?(?:\sof (?:the\s)?(?:\w+\s){1,2})?\s?${lost}\b`, 'dgi'), '%', 'lost'],
  [new RegExp(String.raw`\b(?:attrition|drop-?\s?out|loss to follow-?\s?up|withdrawal|discontinuation)s?(?:\srates?)?(?:\s[a-z]+){0,6}?\s?(?:was|were|of|=|:)\s?(?:approximately\s|only\s|about\s|below\s)?${percent}`, 'dgi'), '%', 'lost'],
  [new RegExp(String.raw`\b(?:retention|completion|follow-?\s?up)(?:\srates?)(?:\s[a-z]+){0,6}?\s?(?:was|were|of|=|:)\s?(?:approximately\s|only\s|about\s)?${percent}`, 'dgi'), '%', 'kept'],
  [new RegExp(String.raw`${percent}\)?(?:\sof (?:the\s)?(?:\w+\s){1,2})?\s?(?:completed (?:the )?(?:\w+[\s-]){0,2}(?:study|trial|follow-?\s?up|protocol|intervention|treatment))`, 'dgi'), '%', 'kept'],
  [new RegExp(String.raw`${amount}${whom}\s(?:in (?:the|each) [\w\s-]{2,30}?\s(?:group|arm)\s)?(?:completed (?:the )?(?:\w+[\s-]){0,2}(?:study|trial|follow-?\s?up|protocol|intervention|treatment)\b|completed (?:both|all|the|every) (?:\w+\s){0,2}(?:visits?|assessments?|sessions?|measurements?|questionnaires?))`, 'dgi'), 'people', 'kept'],
] // prettier-ignore

function attrition({ text }: RuleText): RawFact[] {
  const hits: RawFact[] = []
  for (const [pattern, unit, kept] of attritionShapes) {
    for (const found of slotMatches(text, pattern, true)) {
      const value = found.number(1)?.value
      const { start, end } = found
      if (
        value === undefined ||
        value < 0 ||
        (unit === 'people' && !Number.isInteger(value)) ||
        hits.some((hit) => start < hit.end && hit.start < end)
      )
        continue
      hits.push({ kind: 'attrition', start, end, value, unit, of: kept })
    }
  }
  return hits
}

/** How a study was run: randomisation, concealment, blinding, who was analysed, who was lost. */
export const conductFacts = (paper: RuleText): RawFact[] => [...phraseFacts(paper, phrases), ...attrition(paper)]
