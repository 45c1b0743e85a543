import { runJob, type TransferJob } from './transfer-job.ts'

self.addEventListener('message', ({ data }: MessageEvent<TransferJob>) => {
  void runJob(data).then((answer) => self.postMessage(answer))
})
