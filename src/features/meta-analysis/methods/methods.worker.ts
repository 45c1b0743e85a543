import { runMethod, type MethodTask } from './methods.ts'

self.addEventListener('message', ({ data }: MessageEvent<MethodTask>) => {
  self.postMessage(runMethod(data))
})
