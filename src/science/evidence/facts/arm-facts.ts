import { numberValue } from '../numbers.ts'
import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

const comparator =
  /\b(?:placebo|control(?:s| group| arm| condition)?|usual care|standard (?:care|treatment|therapy|of care)|routine care|conventional (?:care|treatment|therapy)|treatment as usual|TAU|sham|wait(?:ing|-|\s)?\s?-?list|no (?:treatment|intervention|therapy|prophylaxis|vaccin\w+|\w+ supplement\w*)|vehicle|attention control|delayed (?:treatment|intervention)|water|saline|best supportive care|watchful waiting|observation alone|alone)\b/i
const label = String.raw`([A-Za-z0-9][^.;:()[\]]{1,80}?)`
const n = String.raw`(?:\s?(?:group|arm|condition|alone)?\s?(?:[([]\s?(?:n\s?=\s?)?(\d[\d,]{0,8})(?:\s(?:patients|participants|subjects|women|men|children))?[^()[\]]{0,30}[)\]])?)`
const assigned = String.raw`\b(?:randomi[sz]ed|randomly|assigned|allocated|divided)\b(?:\s\([^)]{1,30}\))?(?:\s(?:\w+\s){0,4}?(?:1:1|2:1|1:1:1)[^.;]{0,20}?)?(?:\s[\w-]+){0,6}?\s(?:to(?: receive| undergo| either| treatment with)?|receive|into|either|to:)\s(?:(?:either|receive|a|an|the|one of|two|three|four|groups?:?|arms?:?|treatment with|treated with|or|parallel|treatment|with|:)\s){0,5}`
const two = new RegExp(
  String.raw`${assigned}${label}${n}\s?,?\s?\b(?:or|and|versus|vs\.?|compared (?:to|with)|against)\s(?:to\s)?(?:the\s|an?\s|either\s|receive\s)?${label}(?=\s?(?:[.;()[\]]|,|\s(?:for|in|at|over|during|once|twice|daily|on|after|before|within|between|using|by|group|arm|and|were|every|was)\b|$))${n}`,
  'gi',
)
const compared = new RegExp(
  String.raw`\b(?:compar(?:ed|ing|e)|comparison of|(?:effects?|efficacy|effectiveness|safety|impact|benefits?|superiority)(?:\s(?:and|or)\s\w+)? of)\s(?:the\s)?(?:(?:effects?|efficacy|effectiveness|safety)(?:\s(?:and|or)\s\w+)? of\s)?${label}\s(?:(?:was|were)\s)?(?:versus|vs\.?|with that of|compared (?:to|with)|with|to|against|and)\s(?:that of\s)?(placebo|control|usual care|standard (?:care|treatment|therapy)|routine care|sham(?: \w+)?|no (?:treatment|intervention)|[A-Za-z][\w-]*(?:\s[\w-]+){0,3}?)(?=\s?(?:[.;:()]|,|\s(?:on|in|for|at|among|as|during|after|to)\b|$))`,
  'gi',
)
const versus = new RegExp(
  String.raw`(?:^|[.:;,]\s|\b(?:of|between|with|to|received|receiving|comparing)\s)(?:the\s)?([A-Za-z][\w'/+-]*(?:\s[\w'/+-]+){0,5}?)\s(?:versus|vs\.?)\s(?:an?\s|the\s)?([A-Za-z][\w'/+-]*(?:\s[\w'/+-]+){0,4}?)(?=\s?(?:[.;:()[\]]|,|\s(?:on|in|for|at|among|as|during|after|to|was|were|group|groups|arm)\b|$))`,
  'g',
)
const groups =
  /\b((?:[A-Za-z][\w'-]*\s){0,3}?(?:intervention|treatment|experimental|control|placebo|comparison|usual care|standard care|sham|exercise|training|waitlist|wait-list))\s(?:group|arm|condition)s?\s?[([,]\s?n\s?=\s?(\d[\d,]{0,8})/gi
const junk =
  /^(?:\d+(?:\.\d+)?|the|a|an|group|groups|arm|one|two|three|four|each|other|both|either|baseline|those|that|men|women|boys|girls|males?|females?|these|this|patients|participants|[A-B1-2])$|^(?:(?:the|an?|this|new|active|study|trial|combined|combination|oral|single|standard) )?(?:vaccines?|vaccination|immuni[sz]ation|treatments?|therap(?:y|ies)|interventions?|drugs?|medications?|supplement(?:s|ation)?|program(?:me)?s?|procedures?|surgery|tablets?|capsules?|pills?|injections?|doses?|agents?|devices?|products?|methods?|techniques?|regimens?)$|\b(?:p\s?[<=>]|was|were|is|are|had|than)\b|^\d+(?:\.\d+)?\s?%|\d\s?$/i

const ofTitle: readonly RegExp[] = [
  /\b(?:effects?|efficacy|effectiveness|impact|influence|benefits?|safety|tolerability|evaluation|role|use)(?:,? (?:and|or|&) (?:the )?[a-z]+)? of (?:an? |the )?([^:;,.?]{3,90}?) (?:on|in|for|to|among|during|versus|vs\.?|compared|as|after|before|with|against|upon|at)\b/i,
  /^(?:an? |the )?([A-Za-z][^:;,.?]{2,60}?) (?:for|in) (?:the )?(?:\w+ )?(?:treatment|management|prevention|prophylaxis|patients|adults|children|women|men|people|relief|therapy|reducing|improving)\b/i,
  /^(?:an? |the )?([A-Za-z][^:;,.?]{2,60}?) (?:improves?|reduces?|increases?|decreases?|enhances?|prevents?|lowers?|attenuates?|accelerates?|promotes?|does not|did not|versus|vs\.?)\b/i,
]
const noTreatment =
  /^(?:randomi[sz]ed|study|trial|rationale|design|protocol|comparison|comparative|efficacy|effects?|effectiveness|evaluation|impact|safety|two|three|different|changes?|factors|outcomes?|quality|predictors?|prevalence|risk|association|assessment|early|influence|treating|improving|reducing|clinical|long-term|short-term|pilot|phase|results?|response|acute)\b/i

/** The groups that were compared, each in the paper's words, and whether it is the comparator. */
export function armFacts({ text, sentenceAt, sentences }: RuleText): RawFact[] {
  const facts: (RawFact & { kind: 'arm' })[] = []
  const add = (written: string, from: number, size?: string, role?: 'comparator') => {
    const value = written
      .trim()
      .replace(
        /^(?:(?:the|an?|either|receive|received|receiving|to|of|with|treatment with|effects? of|efficacy of)\s)+/i,
        '',
      )
      .replace(/\s(?:groups?|arms?|or|and|in the|for)$/i, '')
      .replace(/(?<![\s,])[\s,]+$/, '')
    const start = text.indexOf(value, from)
    const part = sentenceAt(start)?.part
    if (value.length < 3 || value.length > 80 || junk.test(value) || start === -1 || start - from > 60) return
    if (
      part === 'background' ||
      part === 'discussion' ||
      facts.some((fact) => start < fact.end && fact.start < start + value.length)
    )
      return
    const count = numberValue(size ?? '')
    facts.push({
      kind: 'arm',
      start,
      end: start + value.length,
      value,
      role: (role ?? comparator.test(value)) ? 'comparator' : 'intervention',
      ...(count === undefined ? {} : { n: count }),
    })
  }
  for (const found of text.matchAll(two)) {
    const first = found.index + found[0].indexOf(found[1] ?? '')
    const second = found.index + found[0].lastIndexOf(found[3] ?? '')
    for (const part of (found[1] ?? '').split(/,\s(?:or\s)?/))
      add(part, first, (found[1] ?? '').includes(',') ? undefined : found[2])
    add(found[3] ?? '', second, found[4])
  }
  for (const pattern of [compared, versus]) {
    for (const found of text.matchAll(pattern)) {
      const [whole, left = '', right = ''] = found
      if (pattern === compared && !comparator.test(right) && !/\b(?:versus|vs|compared|with|against)\b/.test(whole))
        continue
      if (sentenceAt(found.index)?.part === 'results') continue
      add(left, found.index + whole.indexOf(left))
      add(
        right,
        found.index + whole.lastIndexOf(right),
        undefined,
        pattern === versus || comparator.test(right) ? 'comparator' : undefined,
      )
    }
  }
  for (const found of text.matchAll(groups)) add(found[1] ?? '', found.index, found[2])
  for (const { text: words, start } of sentences.filter(({ part }) => part === 'title')) {
    if (facts.some((fact) => fact.start >= start && fact.end <= start + words.length)) continue
    const found = ofTitle.map((pattern) => pattern.exec(words)).find((hit) => hit && !noTreatment.test(hit[1] ?? ''))
    // A word of the title is an arm only where the text below says that somebody got it.
    if (found && isGiven(found[1] ?? '', text.slice(start + words.length)))
      add(found[1] ?? '', start + found.index + found[0].indexOf(found[1] ?? ''))
  }
  return facts
}

const giving =
  /\b(?:receiv\w+|gave|given|giv(?:e|ing)|administer\w*|treated|took|tak(?:e|en|ing)|assigned|allocated|randomi[sz]ed|groups?|arms?|placebo|controls?|compared|versus|vs|supplement\w*|intervention|consumed|drank|performed|underwent|tested)\b/i

/** Whether a sentence names a thing, by most of its words, and says that it was given or compared. */
function isGiven(thing: string, body: string): boolean {
  const words = thing
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 6))
  return body.split(/[.!?]\s/).some((sentence) => {
    const said = sentence.toLowerCase()
    return giving.test(said) && words.filter((word) => said.includes(word)).length * 2 >= Math.max(1, words.length)
  })
}
