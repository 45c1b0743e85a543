import { factsOf, findFacts, type TextKind, type TextSection } from '../evidence/facts/find-facts.ts'
import type { Fact } from '../evidence/facts/fact.ts'
import { ruleTextOf, type RuleText } from '../evidence/facts/rule-text.ts'
import { cues, type Cue } from './cues.ts'
import type { Guideline, GuidelineItem } from './guideline.ts'
import { guidelines } from './guideline-list.ts'

/** A passage that suggests that an item is reported; offsets are those of the text that was asked. */
export type ItemPassage = { start: number; end: number; quote: string; section?: string }

/**
 * `reported`: passages suggest it. `not found`: the rules know what to look for and found nothing, which is no proof that
 * it is missing. `for a person`: the rules do not know what to look for.
 */
export type ItemCheck = {
  item: GuidelineItem
  state: 'reported' | 'not found' | 'for a person'
  passages: readonly ItemPassage[]
}

export type CheckedText = { text: string; kind: TextKind; sections?: readonly TextSection[] }

/** Passages of one item that are kept: enough to judge, not the whole paper. */
const MOST = 3

/**
 * Where a paper seems to report the items of a guideline. Reporting is not quality: a reported item may be badly done, and
 * an item that was not found may be reported in words that the rules do not know.
 */
export function checkGuideline(paper: CheckedText, guideline: Guideline): ItemCheck[] {
  const facts = findFacts(paper.text, paper)
  const read = ruleTextOf(paper.text, paper.kind, paper.sections)
  const known = new Map<string, ItemPassage[]>()
  return guideline.items.map((item) => {
    if (!item.cue) return { item, state: 'for a person', passages: [] }
    const passages = known.get(item.cue) ?? passagesFor(cues[item.cue], facts, read, paper.text)
    known.set(item.cue, passages)
    return { item, state: passages.length > 0 ? 'reported' : 'not found', passages }
  })
}

function passagesFor(
  { kinds, where, words, parts }: Cue,
  facts: readonly Fact[],
  read: RuleText,
  text: string,
): ItemPassage[] {
  const found: ItemPassage[] = []
  if (kinds) {
    for (const kind of kinds)
      for (const fact of factsOf(facts, kind)) {
        if (where && !where(fact)) continue
        found.push({
          start: fact.start,
          end: fact.end,
          quote: fact.found,
          ...(fact.section ? { section: fact.section } : {}),
        })
      }
  }
  if (words) {
    for (const sentence of read.sentences) {
      if (found.length >= MOST) break
      if (sentence.part === 'references' || (parts && !fits(parts, sentence.part, read.kind))) continue
      if (!words.test(sentence.text)) continue
      const start = read.origin(sentence.start)
      const end = read.originEnd(sentence.end)
      found.push({
        start,
        end,
        quote: text.slice(start, end),
        ...(sentence.section ? { section: sentence.section } : {}),
      })
    }
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST)
}

/** A sentence without a part may belong anywhere, but only in an abstract; a title is a title alone. */
const fits = (parts: readonly string[], part: string | undefined, kind: TextKind) =>
  part === undefined ? kind === 'abstract' && !(parts.length === 1 && parts[0] === 'title') : parts.includes(part)

/** A guideline that fits a paper, and the words that led to it. */
export type GuidelineProposal = { guideline: Guideline; because: ItemPassage }

/** Words that call for a guideline whatever the design is: accuracy, prediction, costs. */
const special: readonly (readonly [id: string, cue: RegExp])[] = [
  ['stard-2015', /\bdiagnostic accuracy\b|\bsensitivity and specificity\b|\bsensitivity of [^.]{0,80}\bspecificity\b/i],
  [
    'tripod-2015',
    /\b(?:prediction|predictive|prognostic|risk) (?:model|score|rule|nomogram)s?\b[^.]{0,80}\b(?:develop|validat|deriv)\w*|\b(?:develop|validat|deriv)\w*\b[^.]{0,80}\b(?:prediction|predictive|prognostic|risk) (?:model|score|rule|nomogram)s?\b/i,
  ],
  ['cheers-2022', /\bcost-?(?:effectiveness|utility|benefit)\b|\beconomic evaluation\b/i],
]

/** Guidelines that a paper seems to call for, the likeliest first, from title, abstract and design words. */
export function proposeGuidelines(paper: CheckedText): GuidelineProposal[] {
  const read = ruleTextOf(paper.text, paper.kind, paper.sections)
  const head = read.sentences.filter(({ part }) => paper.kind === 'abstract' || part === 'abstract' || part === 'title')
  const proposals: GuidelineProposal[] = []
  const add = (guideline: Guideline | undefined, because: ItemPassage) => {
    if (guideline && !proposals.some((each) => each.guideline.id === guideline.id))
      proposals.push({ guideline, because })
  }
  for (const [id, cue] of special)
    for (const { text: words, start } of head) {
      const found = cue.exec(words)
      if (!found) continue
      const from = read.origin(start + found.index)
      const to = read.originEnd(start + found.index + found[0].length)
      add(
        guidelines.find((each) => each.id === id),
        { start: from, end: to, quote: paper.text.slice(from, to) },
      )
      break
    }
  for (const fact of factsOf(findFacts(paper.text, paper), 'design')) {
    if (!fact.first) continue
    const fitting = guidelines.filter(
      ({ id, designs }) => designs.includes(fact.value) && !special.some(([own]) => own === id),
    )
    for (const guideline of fitting) add(guideline, { start: fact.start, end: fact.end, quote: fact.found })
  }
  return proposals
}
