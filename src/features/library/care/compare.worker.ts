import type { PaperLike } from '#science/records/deduplicate.ts'
import { possibleDuplicates } from '#science/records/possible-duplicates.ts'
import { proposedRelations } from '#science/records/proposed-relations.ts'

export type Comparison = { papers: PaperLike[]; dismissed: string[]; wanted: 'duplicates' | 'relations' }

self.addEventListener('message', ({ data }: MessageEvent<Comparison>) => {
  const compare = data.wanted === 'relations' ? proposedRelations : possibleDuplicates
  self.postMessage(compare(data.papers, new Set(data.dismissed)))
})
