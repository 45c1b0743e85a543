import * as z from 'zod/mini'

import { evidenceSchema } from '#contract/evidence.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { typedText, type TypedText } from '#science/synthesis/edited-text.ts'

/** What is kept of a text while it is typed: its marks name these citations, whatever is saved elsewhere meanwhile. */
export type TypedDraft = { text: string; citations: string; version: string }

export function draftOf({ sections, version }: Synthesis): TypedDraft {
  const { text, citations } = typedText(sections ?? [])
  return { text, citations: JSON.stringify(citations), version: String(version ?? '') }
}

/** The citations of a kept draft; none where it is damaged. */
export function typedIn({ text, citations }: TypedDraft): TypedText {
  try {
    const read = z.array(evidenceSchema).safeParse(JSON.parse(citations))
    return { text, citations: read.success ? read.data : [] }
  } catch {
    return { text, citations: [] }
  }
}
