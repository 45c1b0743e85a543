import { isRatio } from '../evidence/effect-measures.ts'
import { effectSizesIn } from '../evidence/effect-sizes.ts'
import { intervalsIn } from '../evidence/intervals.ts'
import { pFacts } from '../evidence/facts/p-facts.ts'
import type { Direction } from './opposed.ts'

const none =
  /\b(?:no|not|without|neither|nor|cannot|failed to|lack of|little)\b[^.;:]{0,70}\b(?:differ\w*|effect\w*|associat\w*|chang\w*|benefit\w*|improv\w*|reduc\w*|increas\w*|decreas\w*|significan\w*|lower\w*|higher|superior|better|worse|relat\w*|influenc\w*|affect\w*|protect\w*|impact|alter\w*|superior\w*|advantage\w*|modif\w+)\b|\b(?:similar|comparable|identical|nearly the same|equivalent|unchanged|ineffective|non-?significant|imprecise|inconclusive)\b|\b(?:exclude|due to|by) chance\b/i
const words: readonly (readonly [Direction, RegExp])[] = [
  ['decrease', /\b(?:reduc\w+|decreas\w+|lower(?:ed|s|ing)?|fewer|declin\w+|fell|drop(?:ped|s)?(?! from\b| out\b)|diminish\w*|prevent(?:ed|s|ing)|halved|shorten\w*|less|protect\w+)\b/i],
  ['increase', /\b(?:increas\w+|higher|greater|rose|rise|elevat\w+|rais(?:ed|es|ing)|doubled|longer|prolong\w*|more)\b/i],
  ['improvement', /\b(?:improv\w+|better|superior|beneficial|effective)\b/i],
  ['worsening', /\b(?:worse\w*|inferior|deteriorat\w+|harm(?:ed|ful|s)?)\b/i],
] // prettier-ignore

/** Words that tell whom or what was studied, how much or how long: no direction of a result. */
const described =
  /(?:^|[.;:,]\s)(?:[\w-]+\s)?(?:adults|people|patients|participants|women|men|children|subjects|individuals|volunteers|persons|adolescents|infants) with (?:\w+ly )?(?:raised|elevated|increased|reduced|decreased|impaired|high(?:er)?|low(?:er)?|prolonged) [\w-]+(?: (?:and|or) (?:raised|elevated|increased|reduced|decreased|impaired|high(?:er)?|low(?:er)?|prolonged) [\w-]+(?: [\w-]+)?)?|\b(?:adults|people|patients|participants|women|men|children|subjects|individuals|volunteers|those|persons|adolescents|infants) (?:with|who had|having) [^.;,]{0,80}?\b(?:raised|elevated|increased|reduced|decreased|impaired|high(?:er)?|low(?:er)?|prolonged|worsening|declining)\b(?: [\w-]+){0,3} (?:and|or) (?:raised|elevated|increased|reduced|decreased|impaired|high|low|prolonged|worsening|declining)\b|\bself-harm\w*|\bharm reduction\b|\b(?:with|having|had|for|of|in|and|or|at|a|the|among|their)\s(?:\w+ly\s)?(?:raised|elevated|increased|reduced|decreased|impaired|high(?:er)?|low(?:er)?|prolonged)\s(?:(?:serum|blood|plasma|total|LDL|cardiovascular|body|baseline|fasting|systolic)\s)?(?:cholesterol|lipids?|blood pressure|pressure|triglycerides|glucose|risk|ejection fraction|mobility|function|intake|birth weight|weight|BMI|levels?|concentrations?|income|education|QT|intracranial pressure)\b(?=[^.;]{0,40}?(?:\bwere\b|\bwas\b|\bwho\b|[,;.]|\btook\b|\breceived\b|\brandomi|\bassigned|$))|\b(?:more|less|fewer|greater|higher|lower|longer) than (?:\d|one|two|half|a (?:year|week|month))|\bno (?:more|less) than\b|\b(?:lower|upper) (?:limbs?|extremit\w+|back|leg|respiratory|urinary|gastrointestinal)|\b(?:cost|dose)-effective\w*|\b(?:more|further) (?:research|studies|trials|evidence|data|work)\b|\bquality improvement\b|\bhigher education\b|\brisk reduction\b(?= program)/gi
const changeNoun =
  'increases?|decreases?|reductions?|improvements?|declines?|rises?|falls?|drops?|loss|gains?|worsening'
/** "response, defined as an increase of at least 20 points", "a 50% or greater reduction": what an outcome is, and no result. */
const definition = new RegExp(
  String.raw`\bdefined (?:as|by) [^.;()]{2,90}?(?=\s(?:was|were|occurred|did|had|is|are)\b|[.;,()]|$)|\b(?:${changeNoun})\s(?:in (?:[\w-]+\s){1,5}?)?(?:of|by)\s(?:at least|more than|≥|>)\s?\d[\d.]{0,6}|(?:≥|>|\bat least(?: an?)?|\bmore than(?: an?)?)\s?\d[\d.]{0,6}(?:\s?%|[\s-]points?)?\s(?:${changeNoun})\b|\d\s?% or (?:more|greater|higher)\s(?:${changeNoun})\b`,
  'gi',
)
/** "without serious side effects", "but without increasing phosphate": said beside a result, no denial of it. */
const without =
  /,?\s?\b(?:but |and |yet )?without (?!(?:an?y? |the )?(?:\w+ ){0,3}(?:differ|effect on|change|benefit|improve))[^.;,]{2,80}/gi
/** "reducing the decline", "less impairment": less of what is itself a fall is nobody's plain direction. */
const turned =
  /\b(?:reduc\w+|decreas\w+|lower\w*|prevent\w*|attenuat\w+|slow\w*|less|fewer|smaller|diminish\w*|delay\w*|revers\w+)\b[^,;.:]{0,40}?\b(?:declin\w+|decreas\w+|reductions?|loss|fall|drop|deterioration|worsening|impair\w+|increas\w+|rise|gains?)\b/i
/** "The improvement was different between the groups" does not say whose was more. */
const merely = /\bdiffer(?:ed|ent|ences?)\b/i
const comparative =
  /\b(?:than|higher|greater|lower|better|worse|more|less|fewer|larger|smaller|longer|shorter|superior|inferior)\b/i
/** What holds of others ("but not for the control groups"), in spite of which a result stands, or of a kind of thing. */
const aside =
  /,?\s?\bbut not (?:for|in|with|among|by|the)\b[^,.;]{2,60}|\b(?:despite|in spite of|although|even though)\b[^,;]{5,160}(?:,|$)|\b(?:that|which) (?:are|is|was|were) (?:effective|beneficial|harmful)\b[^,.;]{0,60}|\bno(?:t the)? previous\b/gi
const both =
  /(?<!\bin )\bboth (?:(?:groups|arms|treatments|interventions|conditions|drugs|diets|regimens)|[\w-]+ (?:and|as well as) [\w-]+)(?: \w+ly)? (?:\w+ed|showed|had|lost|were|are)\b/i
/** "small but non-significant increases", "equally effective" */
const small =
  /\bnon-?\s?significant(?:ly)? (?:\w+\s){0,2}?(?:increas|decreas|reduc|improv|higher|lower|difference|trend|effect)\w*|\bequally (?:\w+ )?(?:effective|efficacious|well|safe)\b/i
const comparison =
  /\b(?:than|compared|versus|vs|relative to|between|groups?|arms?|placebo|controls?|associated with|linked (?:to|with)|related to|with (?:the )?(?:treatment|intervention)|on|by|after|from|under|when|those who|users|in (?:patients|adults|people|children|women|men) (?:on|taking|given|treated))\b/i
/** "Tea reduced headache": something does it to something. */
const transitive =
  /\b(?:reduc|decreas|lower|prevent|shorten|increas|rais|prolong|doubl|improv|enhanc|halv|protect|worsen|diminish)(?:e|es|ed|ing|s)?(?:\s\w+ly)?\s(?!in\b|by\b|with\b|than\b)[\p{L}(]/iu

/**
 * The one direction of a result: from its interval or p value, else from words that stand in a comparison or in a sentence
 * in which something does something to something; never from a single word. "No clear difference" is a direction.
 * `undefined` when there is none or more than one.
 */
export function directionOf(text: string): Direction | undefined {
  const plain = text
    .replace(definition, (said) => ' '.repeat(said.length))
    .replace(aside, (said) => ' '.repeat(said.length))
    .replace(without, (said) => ' '.repeat(said.length))
    .replace(described, (said) => ' '.repeat(said.length))
    .replace(/\bmore (?:comfortable|satisfied|effective|efficacious|favou?rable|confident)\b/gi, 'better')
    .replace(
      /\b((?:decreas|reduc|fell|declin|drop|increas|ros|improv|worsen|deteriorat)\w*(?: \w+ly)?) more\b(?= (?:with|in|on|after|among|under|for|than)\b)/gi,
      '$1',
    )
    .replace(/\bless (?:comfortable|satisfied|effective|efficacious|favou?rable|confident)\b/gi, 'worse')
  if (small.test(plain)) return 'no difference'
  // "Both diets improved weight": what both did is no comparison of them.
  if (both.test(plain)) return undefined
  const chance = chanceOf(text)
  if (chance === 'possible') return 'no difference'
  const denied = none.exec(plain)
  if (denied) {
    const rest = plain.slice(0, denied.index) + plain.slice(denied.index + denied[0].length)
    return words.some(([, pattern]) => pattern.test(rest)) ? undefined : 'no difference'
  }
  if (chance === 'mixed' || turned.test(plain)) return undefined
  if (merely.test(plain) && !comparative.test(plain)) return undefined
  const named = words.filter(([, pattern]) => pattern.test(plain)).map(([direction]) => direction)
  const counted = ratioSides(text)
  if (counted.size > 1) return undefined
  const [side] = counted
  if (
    side &&
    named.every((direction) => direction === side || direction === 'improvement' || direction === 'worsening')
  )
    return side
  if (named.length !== 1) return undefined
  return chance === 'ruled out' || comparison.test(plain) || transitive.test(plain) ? named[0] : undefined
}

/** Whether chance is ruled out by the intervals and p values of a result; `mixed` where they disagree. */
function chanceOf(text: string): 'ruled out' | 'possible' | 'mixed' | undefined {
  const signs = new Set<boolean>()
  for (const { measure, interval } of effectSizesIn(text)) {
    const no = isRatio(measure) ? 1 : 0
    if (interval) signs.add(interval.low > no || interval.high < no)
  }
  for (const { low, high } of intervalsIn(text)) if (low < 0 && high > 0) signs.add(false)
  for (const { role, operator, value } of pFacts({ text })) {
    if (role === 'threshold') continue
    if (operator === '=') signs.add(value <= 0.05)
    else if (operator === '<' || operator === '≤') signs.add(value <= 0.05)
    else if (value >= 0.05) signs.add(false)
  }
  return signs.size === 0 ? undefined : signs.size === 2 ? 'mixed' : signs.has(true) ? 'ruled out' : 'possible'
}

/** On which side of 1 the ratios of a result lie. */
const ratioSides = (text: string) =>
  new Set(
    effectSizesIn(text)
      .filter(({ measure, value }) => isRatio(measure) && value !== 1)
      .map(({ value }): Direction => (value < 1 ? 'decrease' : 'increase')),
  )
