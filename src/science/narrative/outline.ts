import type { Evidence } from '#contract/evidence.ts'
import type { Claim, NarrativeSection } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'

import { evidenceFor } from '../evidence/verify-quote.ts'
import { suggestConcepts } from '../concepts/suggest-concepts.ts'
import { directionOf } from '../synthesis/direction.ts'
import { oppose } from '../synthesis/opposed.ts'
import { readPapers, type ReadSentence } from '../synthesis/read-papers.ts'
import { readQuestion } from '../synthesis/question.ts'
import { weighRelevance } from '../synthesis/relevance.ts'

export type Outline = { sections: NarrativeSection[]; claims: Claim[] }

const THEMES_MOST = 6
const CLAIMS_OF_SECTION = 12
const CLAIMS_OF_PAPER = 3
const FIRST = 'Background'
const LAST = 'What limits this evidence'

const roles: ReadonlySet<string> = new Set(['result', 'conclusion'])

/**
 * An outline from the papers alone: themes that several papers share become sections, sentences that report a result or a
 * conclusion become claims under them, each with its quote. Limitations go into a section of their own. Deterministic:
 * the same papers and question give the same outline. `newId` names sections and claims.
 */
export function outlineFrom(papers: readonly Paper[], question: string, newId: () => string): Outline {
  const read = readPapers(papers)
  const relevance = weighRelevance(readQuestion(question), read)
  const themes = suggestConcepts(papers, THEMES_MOST * 3)
    .filter(({ papers: having }) => having.length > 1 && having.length < Math.max(3, papers.length))
    .slice(0, THEMES_MOST)
  const section = (heading: string): NarrativeSection => ({ id: newId(), heading, text: '', origin: 'empty' })
  const opening = section(FIRST)
  const themed = themes.map((theme) => ({
    theme,
    section: section(theme.name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())),
  }))
  const limits = section(LAST)

  const found = read
    .flatMap(({ sentences }) => sentences)
    .filter(({ role }) => roles.has(role))
    .sort((a, b) => relevance.ofSentence(b) - relevance.ofSentence(a))
  const taken = new Set<ReadSentence>()
  const counts = new Map<string, number>()
  const claims: Claim[] = []
  const take = (sentence: ReadSentence, sectionId: string | undefined, stance: Claim['stance'] = 'neutral') => {
    taken.add(sentence)
    claims.push({
      id: newId(),
      text: sentence.text,
      evidence: [evidenceFor(sentence.paper.paper, sentence.text)],
      stance,
      by: 'rule',
      ...(sectionId !== undefined && { sectionId }),
    })
  }
  const fits = (sentence: ReadSentence, key: string) => {
    const ofPaper = counts.get(`${key} ${sentence.paper.paper.id}`) ?? 0
    const all = counts.get(key) ?? 0
    if (taken.has(sentence) || all >= CLAIMS_OF_SECTION || ofPaper >= CLAIMS_OF_PAPER) return false
    counts.set(`${key} ${sentence.paper.paper.id}`, ofPaper + 1)
    counts.set(key, all + 1)
    return true
  }
  for (const { theme, section: own } of themed) {
    const terms = [...readQuestion(theme.name).terms.keys()]
    const on = found.filter((sentence) => terms.every((term) => sentence.terms.has(term)))
    const main = directionOf(on[0]?.text ?? '')
    for (const sentence of on) {
      if (!fits(sentence, own.id)) continue
      const direction = directionOf(sentence.text)
      const against = main !== undefined && direction !== undefined && oppose(main, direction)
      take(sentence, own.id, against ? 'opposes' : direction === undefined ? 'neutral' : 'supports')
    }
  }
  for (const sentence of read.flatMap(({ sentences }) => sentences)) {
    if (sentence.role === 'limit' && fits(sentence, limits.id)) take(sentence, limits.id)
  }
  // Papers that no theme has caught bring their best sentence, beside the outline.
  const used = new Set(claims.flatMap(({ evidence }) => evidence.map(({ documentId }) => documentId)))
  for (const sentence of found) {
    if (used.has(sentence.paper.paper.id) || taken.has(sentence)) continue
    used.add(sentence.paper.paper.id)
    take(sentence, undefined)
  }
  const filled = themed.map((each) => each.section).filter(({ id }) => claims.some(({ sectionId }) => sectionId === id))
  const hasLimits = claims.some(({ sectionId }) => sectionId === limits.id)
  return { sections: [opening, ...filled, ...(hasLimits ? [limits] : [])], claims }
}

/** Whose words a claim stands on, each paper once. */
export const papersOfClaim = ({ evidence }: { evidence: readonly Evidence[] }): string[] => [
  ...new Set(evidence.map(({ documentId }) => documentId)),
]
