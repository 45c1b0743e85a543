import type { Block, Manuscript } from '../manuscript.ts'
import type { LinkedResult } from './linked-results.ts'

/** The pooled results that the live blocks of a draft show, as they showed them when they were last brought up to date. */
export function linkedResultsOf({ content }: Manuscript): readonly LinkedResult[] {
  const found: LinkedResult[] = []
  const visit = (block: Block) => {
    if (block.type === 'liveBlock') found.push(...(block.attrs.made.results ?? []))
    else if (block.type === 'blockquote') block.content.forEach(visit)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) item.content.forEach(visit)
  }
  content.forEach(visit)
  return found
}
