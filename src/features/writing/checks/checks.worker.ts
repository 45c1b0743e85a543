import { createCheckSession, type CheckQuestion } from './check-session.ts'

const answer = createCheckSession()
self.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  const answered = answer(data)
  if (answered) self.postMessage(answered)
})
