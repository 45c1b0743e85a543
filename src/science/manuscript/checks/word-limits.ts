import type { DraftSettings } from '../manuscript.ts'
import type { BlockText } from './block-text.ts'

export type SectionCount = { headingId: string; heading: string; level: number; words: number; limit?: number }
export type WordCounts = { words: number; limit?: number; sections: readonly SectionCount[] }

/**
 * Words of the text and of each section with what stands under its smaller headings, counted as the head of the draft
 * counts them (`numberingOf`). Headings do not count.
 */
export function wordCounts(
  blocks: readonly { block: BlockText; words: number }[],
  { wordLimit, sectionLimits = {} }: Pick<DraftSettings, 'wordLimit' | 'sectionLimits'>,
): WordCounts {
  const sections: SectionCount[] = []
  let open: SectionCount[] = []
  let words = 0
  for (const { block, words: count } of blocks) {
    if (block.kind === 'heading' && block.heading) {
      const { id, text, level } = block.heading
      open = open.filter((section) => section.level < level)
      const limit = sectionLimits[id]
      const section = { headingId: id, heading: text, level, words: 0, ...(limit !== undefined && { limit }) }
      sections.push(section)
      open.push(section)
    } else {
      for (const section of open) section.words += count
      words += count
    }
  }
  return { words, sections, ...(wordLimit !== undefined && { limit: wordLimit }) }
}
