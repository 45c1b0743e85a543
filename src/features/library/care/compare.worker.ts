import type { PaperLike } from '#science/records/deduplicate.ts'
import { possibleDuplicates } from '#science/records/possible-duplicates.ts'

self.addEventListener('message', ({ data }: MessageEvent<{ papers: PaperLike[]; dismissed: string[] }>) => {
  self.postMessage(possibleDuplicates(data.papers, new Set(data.dismissed)))
})
