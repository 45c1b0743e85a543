import { readGaps, type GapInput } from './read-gaps.ts'

self.addEventListener('message', ({ data }: MessageEvent<GapInput>) => self.postMessage(readGaps(data)))
