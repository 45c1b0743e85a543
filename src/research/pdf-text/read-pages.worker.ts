import type { RawPage } from '#science/documents/page-pieces.ts'
import { readPages } from '#science/documents/page-text.ts'

addEventListener('message', ({ data }: MessageEvent<RawPage[]>) => postMessage(readPages(data)))
