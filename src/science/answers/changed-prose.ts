import type { Answer } from '#contract/answer.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'
import { sectionsOf } from '#science/answers/sections.ts'

const byId = (sections: readonly Section[]) =>
  new Map(sections.flatMap(({ sentences }) => sentences).map((sentence) => [sentence.id, sentence]))

/**
 * The saved text after the answer was worked out anew: a sentence that nobody touched says what is computed now, one that is
 * no longer computed goes, a new one joins its section. What a person wrote or changed stays as it is, and what they deleted
 * stays away.
 */
export function changedProse(saved: readonly Section[], before: Answer, after: Answer): Section[] {
  const fresh = sectionsOf(after)
  const was = byId(sectionsOf(before))
  const now = byId(fresh)
  const wasSection = new Set(sectionsOf(before).map(({ id }) => id))
  const here = byId(saved)
  const isNew = ({ id }: Sentence) => !was.has(id) && !here.has(id)
  const kept = saved.flatMap((section): Section[] => {
    const sentences = section.sentences.flatMap((sentence) =>
      was.get(sentence.id)?.text === sentence.text ? (now.get(sentence.id) ?? []) : [sentence],
    )
    const joining = fresh.find(({ id }) => id === section.id)?.sentences.filter(isNew) ?? []
    const all = [...sentences, ...joining]
    return all.length === 0 && section.sentences.length > 0 ? [] : [{ ...section, sentences: all }]
  })
  const known = new Set(saved.map(({ id }) => id))
  return [...kept, ...fresh.filter(({ id }) => !known.has(id) && !wasSection.has(id))]
}
