import { referenceSource } from '../documents/reference-source.ts'
import { plainTitle } from '../records/title-key.ts'
import type { JournalLine } from './journal.ts'
import type { PageBlock } from './page-block.ts'

const LONGEST = 1500
const END = /[.?!]\s*["”]?\s+/g

/**
 * Where a page says how it is to be cited ("ACM Reference Format", "How to cite this article", "Citation"): the source
 * behind its own title. Undefined where no paragraph goes on from the title to a source of a known shape.
 */
export function sourceCited(blocks: readonly PageBlock[], title: string): JournalLine | undefined {
  const wanted = plainTitle(title)
  if (wanted.length < 12) return undefined
  for (const { text } of blocks) {
    if (text.length > LONGEST || text.length < title.length + 20) continue
    const words = text.replace(/\s+/g, ' ')
    const behind = behindTitle(words, wanted)
    if (behind === undefined) continue
    const { venue, volume, issue, type } = referenceSource(behind)
    if (venue === undefined) continue
    const isProceedings = type === 'paper-conference'
    return {
      // "… and Computing (HC ’18)": the short name in brackets is none of the name.
      venue: venue.replace(/\s\([^()]{2,30}\)$/, ''),
      ...(volume !== undefined && { volume }),
      ...(issue !== undefined && { issue }),
      ...(isProceedings && { isProceedings }),
    }
  }
  return undefined
}

/** What follows the title, where the words in front of one of the sentence ends hold it whole. */
function behindTitle(words: string, wanted: string): string | undefined {
  for (const end of words.matchAll(END)) {
    const at = end.index + end[0].length
    if (plainTitle(words.slice(0, at)).endsWith(wanted)) return words.slice(at)
  }
  return undefined
}
