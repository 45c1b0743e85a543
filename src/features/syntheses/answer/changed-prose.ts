import type { Answer, ProseSentence } from '#contract/answer.ts'
import type { Evidence } from '#contract/evidence.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'

/**
 * The saved text after the answer was worked out anew: a sentence that nobody touched says what is computed now, one that is
 * no longer computed goes, a new one joins its section. What a person wrote or changed stays as it is.
 */
export function changedProse(sections: readonly Section[], before: Answer, after: Answer): Section[] {
  const was = new Map(before.prose.map((sentence) => [sentence.id, sentence]))
  const now = new Map(after.prose.map((sentence) => [sentence.id, sentence]))
  const here = new Set(sections.flatMap(({ sentences }) => sentences.map(({ id }) => id)))
  const evidence = new Map(after.rows.map((row) => [row.id, row.evidence]))
  const changed = sections.map((section) => ({
    ...section,
    sentences: section.sentences.flatMap((sentence): Sentence[] => {
      const old = was.get(sentence.id)
      if (!old || old.text !== sentence.text) return [sentence]
      const next = now.get(sentence.id)
      return next ? [worded(next, sentence.states, evidence)] : []
    }),
  }))
  return changed.map((section) => ({
    ...section,
    sentences: [
      ...section.sentences,
      // One that a person deleted does not come back: it was computed before, too.
      ...after.prose
        .filter(({ id, part }) => part === section.id && !here.has(id) && !was.has(id))
        .map((sentence) => worded(sentence, 'finding', evidence)),
    ],
  }))
}

function worded(
  { id, text, rowIds }: ProseSentence,
  states: Sentence['states'],
  evidence: ReadonlyMap<string, Evidence | undefined>,
): Sentence {
  const citations = rowIds.flatMap((row) => evidence.get(row) ?? [])
  return { id, text, states, origin: 'documents', citations }
}
