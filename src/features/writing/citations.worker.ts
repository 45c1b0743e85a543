import { renderCitations, type RenderRequest } from '#science/citations/render-citations.ts'

/** One document at a time, in the order in which they were asked for. */
self.addEventListener('message', ({ data }: MessageEvent<{ turn: number; request: RenderRequest }>) => {
  self.postMessage({ turn: data.turn, rendered: renderCitations(data.request) })
})
