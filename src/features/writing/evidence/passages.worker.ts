import { searchPassages, type PassageSearch } from '#science/manuscript/passage-search.ts'

self.addEventListener('message', ({ data }: MessageEvent<PassageSearch>) => self.postMessage(searchPassages(data)))
