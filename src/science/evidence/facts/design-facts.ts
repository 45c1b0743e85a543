import { designWordsIn } from '../study-design.ts'
import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

/**
 * Words that name a design. The one that the order of the rules puts first is the reading of the paper; the others are
 * what else the text names. In a full text, the title, the abstract and the methods are asked, never the introduction.
 */
export function designFacts({ text, sentences, kind }: RuleText): RawFact[] {
  const first = sentences[0]
  const title = sentences.filter(({ part }) => part === 'title')
  const asked =
    kind === 'abstract'
      ? sentences.filter(({ part }) => part !== 'title')
      : sentences.filter(({ part }) => part === 'abstract' || part === 'methods')
  const stretch = (from: typeof sentences) => {
    const start = from[0]?.start ?? 0
    return { start, text: text.slice(start, from.at(-1)?.end ?? start) }
  }
  const head =
    title.length > 0 ? stretch(title) : { start: 0, text: kind === 'fulltext' ? text.slice(0, first?.start ?? 0) : '' }
  const body = asked.length > 0 ? stretch(asked.slice(0, 120)) : stretch(sentences.slice(0, 40))
  const named = designWordsIn({ title: head.text, abstract: body.text })
  return named.map(({ design, part, at, length }, order) => {
    const start = at + (part === 'title' ? head.start : body.start)
    return { kind: 'design', start, end: start + length, value: design, first: order === 0 }
  })
}
