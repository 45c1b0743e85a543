import type { SearchReading } from '#contract/search.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { resultClasses } from '#science/answers/result-classes.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

export type ClassesAsked = { query: string; reading: SearchReading | undefined; papers: readonly ReadablePaper[] }

self.addEventListener('message', ({ data }: MessageEvent<ClassesAsked>) => {
  const { query, reading, papers } = data
  self.postMessage(resultClasses(reading ? understoodAs(query, reading).text : query, papers))
})
