import { resultClasses } from '#science/answers/result-classes.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

export type ClassesAsked = { query: string; papers: readonly ReadablePaper[] }

self.addEventListener('message', ({ data }: MessageEvent<ClassesAsked>) => {
  self.postMessage(resultClasses(data.query, data.papers))
})
