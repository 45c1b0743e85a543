import { checkGuideline } from '../../guidelines/check-guideline.ts'
import { guidelineById, type Guideline, type GuidelineItem } from '../../guidelines/guideline-list.ts'
import { placeOf, type BlockPlace, type BlockText } from './block-text.ts'

/** One item of a guideline and where the draft seems to answer it. Reporting is not quality: a person judges. */
export type OutlineItem = {
  item: GuidelineItem
  state: 'reported' | 'not found' | 'for a person'
  places: readonly (BlockPlace & { quote: string })[]
}
export type GuidelineOutline = { guideline: Guideline; items: readonly OutlineItem[] }

/**
 * Which items of a reporting guideline a draft seems to answer and where, by the same cues that read published papers
 * (`checkGuideline`). Undefined for a guideline that nobody knows.
 */
export function guidelineOutline(blocks: readonly BlockText[], guidelineId: string): GuidelineOutline | undefined {
  const guideline = guidelineById(guidelineId)
  if (!guideline) return undefined
  let text = ''
  const starts: { at: number; block: BlockText }[] = []
  const sections: { title: string; start: number; end: number; level: number }[] = []
  for (const block of blocks) {
    starts.push({ at: text.length, block })
    if (block.kind === 'heading' && block.heading)
      sections.push({ title: block.text, start: text.length, end: text.length, level: block.heading.level })
    text += `${block.text}\n\n`
  }
  for (const [index, section] of sections.entries()) section.end = sections[index + 1]?.start ?? text.length
  const items = checkGuideline({ text, kind: 'fulltext', ...(sections.length > 0 && { sections }) }, guideline).map(
    ({ item, state, passages }) => ({
      item,
      state,
      places: passages.flatMap(({ start, end, quote }) => {
        const found = starts.findLast(({ at }) => at <= start)
        if (!found) return []
        const last = Math.min(end - found.at, found.block.text.length)
        return [{ ...placeOf(found.block, start - found.at, last), quote }]
      }),
    }),
  )
  return { guideline, items }
}
