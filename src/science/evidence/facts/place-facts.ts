import type { RawFact } from './fact.ts'
import { countries } from './countries.ts'
import { before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

const ofPeople =
  'adults?|patients?|hospitals?|children|women|men|cent(?:er|re)s?|primary care|general practi(?:ce|tioner)s?|schools?|population|nurses|universit(?:y|ies)|nursing homes|clinics?|cohort|(?:national|patient|cancer|birth|civil|population|medical|hospital|stroke|twin|health) (?:\\w+ )?regist(?:ry|er|ers)|participants|adolescents|communities|villages|students|households|health(?: ?care)? (?:system|cent(?:er|re)s|service)|infants|veterans|municipalities|trial|study|districts|couples|families|workers|army|military|twin'
/** One pattern for all names: a text is gone through once, and only what was found is asked whose it is. */
const anyPlace = new RegExp(
  String.raw`(?<![\w-])(?:${countries.map(([, aliases]) => aliases).join('|')})(?![\w-])`,
  'g',
)
const anyPeople = new RegExp(
  String.raw`\b(?:${countries.flatMap(([, , adjectives]) => adjectives || []).join('|')})\s(?=(?:[\w-]+\s){0,2}?(?:${ofPeople})\b)`,
  'g',
)
const named = countries.map(([name, aliases, adjectives]) => ({
  name,
  place: new RegExp(`^(?:${aliases})`),
  people: adjectives ? new RegExp(`^(?:${adjectives})\\s`) : undefined,
}))
/** In front of a place in which something happened, and not of one that is part of a name. */
const placed =
  /(?:\b(?:in|from|across|throughout|within|of|and|at|or)\s(?:(?:the|rural|urban|northern|southern|eastern|western|central|north|south|east|west|(?:north|south)-?(?:east|west)(?:ern)?|sub-Saharan)\s){0,2}|,\s(?:the\s)?|\()$/

/** Makers of drugs, devices and programs name their seat: "(GraphPad, San Diego, USA)". */
const maker =
  /\b(?:Inc|Corp|Corporation|Ltd|GmbH|LLC|Co|AG|S\.?A|SpA|AB|A\/S|BV|B\.V|Software|SPSS|Stata|StataCorp|SAS|GraphPad|version|Pharma\w*|Sigma|Merck|Roche|Pfizer|Bayer|Novartis|Technologies|Instruments|Diagnostics|Biosciences?|Laboratories|Systems|Medical|Scientific|Electronics|Biotech\w*|manufactur\w+|purchased|obtained from|supplied|kit|assay|model|device|scanner)\b[^.;]{0,60}$/i
/** "(Beneo, Tienen, Belgium)": a firm and its town, not the place of the study. */
const seat =
  /\((?![^()]*(?:hospital|universit|cent(?:er|re)|clinic|school|institut|n =))[^(),]{2,40}, (?:[^(),]{2,30}, )?[^(),]{2,30}, $/i
const elsewhere =
  /\b(?:previous|prior|earlier|other|similar|recent)\s(?:\w+\s){0,4}(?:in|from)\s$|\bet al\.?[^.]{0,60}$|\b(?:immigrants?|migrants?|migrated|born)\s(?:from|in)\s$|\b(?:than|unlike|as)\s(?:(?:that|those|the \w+)\s)?(?:(?:in|from|of)\s)?(?:the\s)?(?:(?:rural|urban|northern|southern|north|south|east|west)\s)?$|\b(?:contrast(?:s|ed|ing)?|compared|compares) (?:with|to)\b[^.;]{0,60}$/i
const notHere = new Set([
  'background',
  'discussion',
  'references',
  'conflicts',
  'funding',
  'acknowledgements',
  'supplement',
  'limitations',
])

const few = '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty)'
const settings = new RegExp(
  String.raw`\b(?:${few}\s(?:[A-Za-z-]+\s){0,3}?(?:hospitals|cent(?:er|re)s|sites|clinics|practices|schools|universities|nursing homes|villages|communities|pharmacies|intensive care units|ICUs|wards|emergency departments|health (?:cent(?:er|re)s|facilities)|institutions)|(?:a|an|the|one|our)\s(?:[A-Za-z-]+\s){0,3}?(?:(?:tertiary|teaching|university|community|academic|general|referral|children's|county|district|rural|urban|regional|outpatient|primary care|medical|specialist|psychiatric|rehabilitation)\s){1,3}(?:care\s)?(?:hospital|cent(?:er|re)|clinic|practice|ward|unit|setting)|primary (?:health ?)?care|general practices?|outpatient (?:clinics?|settings?|departments?)|emergency (?:departments?|rooms?)|(?:neonatal |paediatric |pediatric |surgical |medical )?intensive care units?|nursing homes?|long-term care facilit(?:y|ies)|community-based|home-based|hospital-based|population-based|school-based|multi-?cent(?:er|re)|single-cent(?:er|re)|university hospitals?|teaching hospitals?|tertiary (?:care |referral )?(?:hospitals?|cent(?:er|re)s?)|community pharmac(?:y|ies)|primary schools?|secondary schools?|elementary schools?|high schools?|hospices?|prisons?|workplaces?|online (?:survey|platform|panel))\b`,
  'gi',
)

export function placeFacts(paper: RuleText): RawFact[] {
  const { text, sentenceAt } = paper
  const here = (at: number) => {
    const sentence = sentenceAt(at)
    return sentence !== undefined && !notHere.has(sentence.part ?? '')
  }
  const facts: RawFact[] = []
  const add = (hit: RegExpExecArray, which: 'place' | 'people') => {
    const sentence = sentenceAt(hit.index)
    const ahead = text.slice(Math.max(sentence?.start ?? 0, hit.index - 90), hit.index)
    if (!here(hit.index) || maker.test(ahead) || elsewhere.test(ahead) || seat.test(ahead)) return
    if (which === 'place' && !placed.test(before(text, hit.index, 40))) return
    const name = named.find((country) =>
      country[which]?.test(`${hit[0]}${text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 2)}`),
    )?.name
    if (name) facts.push({ kind: 'country', start: hit.index, end: hit.index + hit[0].trimEnd().length, value: name })
  }
  for (const hit of text.matchAll(anyPlace)) add(hit, 'place')
  // "Indian infants in Saskatchewan": where a sentence says where it is, a people's name says who they are.
  const placedIn = new Set(facts.map(({ start }) => sentenceAt(start)))
  for (const hit of text.matchAll(anyPeople)) if (!placedIn.has(sentenceAt(hit.index))) add(hit, 'people')
  const settingFacts = [...text.matchAll(settings)]
    .filter((hit) => here(hit.index))
    .map((hit): RawFact => {
      const value = hit[0].replace(/^(?:an?|the|one|our)\s/i, '')
      const start = hit.index + hit[0].length - value.length
      return { kind: 'setting', start, end: start + value.length, value }
    })
  return [...facts, ...settingFacts]
}
