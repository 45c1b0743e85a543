import { readContexts, type ContextInput } from './read-contexts.ts'

self.addEventListener('message', ({ data }: MessageEvent<ContextInput>) => self.postMessage(readContexts(data)))
