import { checkSet, type SetInput } from '#science/guidelines/check-set.ts'

self.addEventListener('message', ({ data }: MessageEvent<SetInput>) => self.postMessage(checkSet(data)))
