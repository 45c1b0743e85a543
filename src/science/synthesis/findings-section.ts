import type { Question } from './question.ts'
import { surfaceOf, themeTerms, type ReadSentence } from './read-papers.ts'
import { counted, frame, quoted, type SectionDraft, type SentenceDraft } from './section-draft.ts'

type Theme = { term: string; sentences: ReadSentence[] }

const MOST_THEMES = 5

/** The findings, those that share a theme side by side; within a theme in the order in which they answer the question. */
export function findingsSection(findings: readonly ReadSentence[], question: Question): SectionDraft | undefined {
  if (findings.length === 0) return undefined
  const themes = themesOf(findings, question)
  const themed = new Set(themes.flatMap(({ sentences }) => sentences))
  const others = findings.filter((sentence) => !themed.has(sentence))
  const sentences: SentenceDraft[] = []
  for (const theme of themes) {
    const papers = new Set(theme.sentences.map(({ paper }) => paper)).size
    sentences.push(
      frame(`On “${surfaceOf(theme.term, theme.sentences)}”, ${counted(papers, 'paper')}:`),
      ...theme.sentences.map(quoted),
    )
  }
  if (themes.length > 0 && others.length > 0) {
    sentences.push(frame(`On other matters, ${counted(new Set(others.map(({ paper }) => paper)).size, 'paper')}:`))
  }
  sentences.push(...others.map(quoted))
  return { heading: 'What the studies found', sentences }
}

/** Terms that sentences of two papers or more share, each sentence in one theme only: widest first, until none is left. */
function themesOf(findings: readonly ReadSentence[], question: Question): Theme[] {
  const themes: Theme[] = []
  const subjects = themeTerms(new Set(findings.map(({ paper }) => paper)))
  let open = [...findings]
  while (themes.length < MOST_THEMES && open.length > 2) {
    const bearers = new Map<string, ReadSentence[]>()
    for (const sentence of open) {
      for (const term of sentence.terms) {
        if (subjects.has(term)) bearers.set(term, [...(bearers.get(term) ?? []), sentence])
      }
    }
    let best: Theme | undefined
    let most = 1
    for (const [term, sentences] of bearers) {
      const papers = new Set(sentences.map(({ paper }) => paper)).size
      // What nearly all share is the question itself and groups nothing.
      if (sentences.length > 0.7 * findings.length && findings.length > 3) continue
      const size = papers + (question.terms.has(term) ? 0.5 : 0)
      if (papers > 1 && size > most) {
        best = { term, sentences }
        most = size
      }
    }
    if (!best) break
    const taken = new Set(best.sentences)
    themes.push(best)
    open = open.filter((sentence) => !taken.has(sentence))
  }
  const rank = new Map(findings.map((sentence, at) => [sentence, at]))
  const first = ({ sentences }: Theme) => Math.min(...sentences.map((sentence) => rank.get(sentence) ?? 0))
  return themes.sort((a, b) => first(a) - first(b))
}
