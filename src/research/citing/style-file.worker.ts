import { renderSource, type SourceRequest } from '#science/citations/csl-file/render-source.ts'

/** One document; whoever asked ends the worker afterwards. */
self.addEventListener('message', ({ data }: MessageEvent<SourceRequest>) => {
  void renderSource(data).then((answer) => self.postMessage(answer))
})
