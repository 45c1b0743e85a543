import { DocxFailure, readDocx, type DocxText } from './read-docx.ts'

/** What the worker says. */
export type DocxAnswer = { is: 'read'; text: DocxText } | { is: 'refused'; message: string } | { is: 'failed' }

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const tell = (answer: DocxAnswer) => self.postMessage(answer)
  readDocx(data).then(
    (text) => tell({ is: 'read', text }),
    (error: unknown) =>
      tell(error instanceof DocxFailure ? { is: 'refused', message: error.message } : { is: 'failed' }),
  )
})
