import type { StudyDesign } from '#contract/papers.ts'

import type { CueName } from './cues.ts'

/**
 * One item of a reporting guideline. `asks` is worded by us, short; the guideline itself says what it means in full. An
 * item without a `cue` cannot be found by rules: a person looks.
 */
export type GuidelineItem = { id: string; section: string; asks: string; cue?: CueName }

/** A reporting guideline in one version. Its id never changes; another version is another guideline. */
export type Guideline = {
  id: string
  name: string
  version: string
  /** What kind of study it is for, in words. */
  covers: string
  designs: readonly StudyDesign[]
  /** Where the guideline itself is to be read. */
  source: string
  items: readonly GuidelineItem[]
}

/** Rows of a list under their section: `[id, what is asked, cue]`. */
export type ItemRow = readonly [id: string, asks: string, cue?: CueName]

export const itemsOf = (sections: Readonly<Record<string, readonly ItemRow[]>>): GuidelineItem[] =>
  Object.entries(sections).flatMap(([section, rows]) =>
    rows.map(([id, asks, cue]) => ({ id, section, asks, ...(cue ? { cue } : {}) })),
  )
