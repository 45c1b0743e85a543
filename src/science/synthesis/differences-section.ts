import { directionOf, oppose, type Direction } from './direction.ts'
import { commonTerms, type Question } from './question.ts'
import { surfaceOf, themeTerms, type ReadPaper, type ReadSentence } from './read-papers.ts'
import { counted, frame, listed, quoted, type SectionDraft, type SentenceDraft } from './section-draft.ts'

type Pointing = { sentence: ReadSentence; direction: Direction }
type Difference = { term: string; sides: Map<Direction, ReadSentence[]>; papers: number }

const MOST_DIFFERENCES = 2
const MOST_OF_A_SIDE = 2
/** Terms besides the theme that two sentences must share before they are set against one another. */
const LEAST_COMMON = 1

/**
 * Where the words of papers point in opposite directions on one theme. Only words are compared: whether the papers truly
 * disagree is left to the reader, and said so.
 */
export function differencesSection(findings: readonly ReadSentence[], question: Question): SectionDraft | undefined {
  const pointing = findings.flatMap((sentence): Pointing[] => {
    const direction = directionOf(sentence.text)
    return direction ? [{ sentence, direction }] : []
  })
  const differences = findDifferences(pointing, question).slice(0, MOST_DIFFERENCES)
  if (differences.length === 0) return undefined
  const sentences: SentenceDraft[] = []
  for (const { term, sides } of differences) {
    const all = [...sides.values()].flat()
    const parts = [...sides].map(
      ([direction, side]) =>
        `words of ${direction === 'no difference' ? direction : `${article(direction)} ${direction}`} in ${counted(side.length, 'paper')}`,
    )
    sentences.push(
      frame(
        `Sentences with “${surfaceOf(term, all)}” use ${listed(parts)}; whether they contradict one another is for the reader to judge.`,
      ),
    )
    for (const side of sides.values()) sentences.push(...side.slice(0, MOST_OF_A_SIDE).map(quoted))
  }
  return { heading: 'Where the papers differ', sentences }
}

const article = (direction: Direction) => (/^[aeiou]/.test(direction) ? 'an' : 'a')

function findDifferences(pointing: readonly Pointing[], question: Question): Difference[] {
  const subjects = themeTerms(new Set(pointing.map(({ sentence }) => sentence.paper)))
  const byTerm = new Map<string, Pointing[]>()
  for (const entry of pointing) {
    for (const term of entry.sentence.terms) {
      if (subjects.has(term)) byTerm.set(term, [...(byTerm.get(term) ?? []), entry])
    }
  }
  const found: Difference[] = []
  for (const [term, entries] of byTerm) {
    const sides = sidesOf(entries, term)
    if (sides.size > 1)
      found.push({ term, sides, papers: [...sides.values()].flat().length + (question.terms.has(term) ? 1 : 0) })
  }
  found.sort((a, b) => b.papers - a.papers || (a.term < b.term ? -1 : 1))
  // Two themes that rest on the same sentences are one difference.
  const seen = new Set<ReadSentence>()
  return found.filter(({ sides }) => {
    const all = [...sides.values()].flat()
    if (all.some((sentence) => seen.has(sentence))) return false
    all.forEach((sentence) => seen.add(sentence))
    return true
  })
}

/** One sentence a paper; a paper that points both ways by itself is left out, and so is a side that nothing opposes. */
function sidesOf(entries: readonly Pointing[], term: string): Map<Direction, ReadSentence[]> {
  const byPaper = new Map<ReadPaper, Pointing[]>()
  for (const entry of entries) byPaper.set(entry.sentence.paper, [...(byPaper.get(entry.sentence.paper) ?? []), entry])
  const single = [...byPaper.values()].flatMap((own) =>
    new Set(own.map(({ direction }) => direction)).size === 1 ? own.slice(0, 1) : [],
  )
  const opposed = single.filter((entry) =>
    single.some((other) => oppose(entry.direction, other.direction) && haveCommon(entry, other, term)),
  )
  const sides = new Map<Direction, ReadSentence[]>()
  for (const { direction, sentence } of opposed) sides.set(direction, [...(sides.get(direction) ?? []), sentence])
  return sides
}

function haveCommon(a: Pointing, b: Pointing, theme: string): boolean {
  let common = 0
  for (const term of a.sentence.terms) {
    if (term !== theme && term.length > 2 && !commonTerms.has(term) && !/^\d/.test(term) && b.sentence.terms.has(term))
      common++
  }
  return common >= LEAST_COMMON
}
