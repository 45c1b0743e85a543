import * as z from 'zod/mini'

import { sectionSchema, type Section } from '#contract/syntheses.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** Sections from a kept draft; undefined when the text is none of ours. */
export function parseSections(draft: string): Section[] | undefined {
  try {
    const result = z.array(sectionSchema).safeParse(JSON.parse(draft))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Changes one sentence; its citations stay with it. */
export const changeSentence = (sections: readonly Section[], id: string, text: string): Section[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => (sentence.id === id ? { ...sentence, text } : sentence)),
  }))

export const changeHeading = (sections: readonly Section[], id: string, heading: string): Section[] =>
  sections.map((section) => (section.id === id ? { ...section, heading } : section))

export const removeSentence = (sections: readonly Section[], id: string): Section[] =>
  sections.map((section) => ({ ...section, sentences: section.sentences.filter((sentence) => sentence.id !== id) }))

/** A person's own sentence: a finding without a source until they say otherwise. */
export const addSentence = (sections: readonly Section[], sectionId: string): Section[] =>
  sections.map((section) =>
    section.id === sectionId
      ? {
          ...section,
          sentences: [
            ...section.sentences,
            {
              id: `p-${newKey().slice(0, 8)}`,
              text: '',
              states: 'finding',
              origin: 'person',
              citations: [],
            },
          ],
        }
      : section,
  )
