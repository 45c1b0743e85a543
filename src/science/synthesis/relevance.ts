import type { Question } from './question.ts'
import type { ReadPaper, ReadSentence } from './read-papers.ts'

/** How well sentences and papers answer a question, 0 to about 1.5. */
export type Relevance = {
  /** Share of the question's words that stand in the paper's title or abstract; 1 when the question asks nothing particular. */
  ofPaper: (paper: ReadPaper) => number
  ofSentence: (sentence: ReadSentence) => number
  /** Whether a sentence speaks of what was asked: by a word of the question, or by figures in a paper that is about it. */
  speaks: (sentence: ReadSentence) => boolean
  /** How much two sentences say the same: cosine of their weighted terms, 0 to 1. */
  alike: (a: ReadSentence, b: ReadSentence) => number
}

/** What a sentence's role adds: results and conclusions answer, methods and backgrounds do not. */
const roleWorth = { result: 0.2, conclusion: 0.25, limit: 0, method: -0.25, background: -0.3 } as const

export function weighRelevance(question: Question, papers: readonly ReadPaper[]): Relevance {
  const rarity = rarities(papers)
  const weight = (term: string) => rarity.get(term) ?? 0
  const asked = [...question.terms.keys()].filter((term) => papers.some((paper) => paper.terms.has(term)))
  // A word of the question that every paper has still tells a sentence about it from one that is not.
  const worth = (term: string) => 0.5 + weight(term)
  const total = asked.reduce((sum, term) => sum + worth(term), 0)
  const share = (terms: ReadonlySet<string>) =>
    total === 0 ? 0 : asked.reduce((sum, term) => sum + (terms.has(term) ? worth(term) : 0), 0) / total

  const lengths = new Map<ReadSentence, number>()
  const lengthOf = (sentence: ReadSentence) => {
    const known = lengths.get(sentence)
    if (known !== undefined) return known
    let squares = 0
    for (const term of sentence.terms) squares += weight(term) ** 2
    lengths.set(sentence, Math.sqrt(squares))
    return Math.sqrt(squares)
  }
  const paperShares = new Map(
    papers.map((paper) => [paper, asked.filter((term) => paper.terms.has(term)).length / Math.max(1, asked.length)]),
  )
  const ofPaper = (paper: ReadPaper) => (question.terms.size === 0 ? 1 : (paperShares.get(paper) ?? 0))
  const central = centrality(papers, weight)

  return {
    ofPaper,
    speaks: (sentence) =>
      asked.length === 0 || share(sentence.terms) > 0 || (sentence.hasFigures && ofPaper(sentence.paper) >= 0.5),
    ofSentence(sentence) {
      const subject = asked.length > 0 ? share(sentence.terms) : central(sentence)
      const figures = (sentence.hasFigures ? 0.08 : 0) + (sentence.effects.length > 0 ? 0.07 : 0)
      const tooLong = sentence.text.length > 420 ? -0.1 : 0
      return subject + 0.3 * ofPaper(sentence.paper) + roleWorth[sentence.role] + figures + tooLong
    },
    alike(a, b) {
      const [few, many] = a.terms.size < b.terms.size ? [a, b] : [b, a]
      let common = 0
      for (const term of few.terms) if (many.terms.has(term)) common += weight(term) ** 2
      const lengthsOfBoth = lengthOf(a) * lengthOf(b)
      return lengthsOfBoth === 0 ? 0 : common / lengthsOfBoth
    },
  }
}

/** Smoothed inverse document frequency over the sentences of all papers. */
function rarities(papers: readonly ReadPaper[]): Map<string, number> {
  const counts = new Map<string, number>()
  let sentences = 0
  for (const paper of papers) {
    for (const { terms } of paper.sentences) {
      sentences++
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  return new Map([...counts].map(([term, count]) => [term, Math.log((sentences + 1) / (count + 0.5))]))
}

/** Without a question: how near a sentence is to what many of the papers speak of, 0 to 1. */
function centrality(papers: readonly ReadPaper[], weight: (term: string) => number) {
  const spread = new Map<string, number>()
  for (const { terms } of papers) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1)
  return ({ terms }: ReadSentence) => {
    if (terms.size === 0) return 0
    let sum = 0
    let most = 0
    for (const term of terms) {
      most += weight(term)
      sum += (weight(term) * (spread.get(term) ?? 0)) / papers.length
    }
    return most === 0 ? 0 : sum / most
  }
}
