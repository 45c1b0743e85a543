import { answerQuestion, type RuleQuestion } from './answer-question.ts'

self.addEventListener('message', ({ data }: MessageEvent<RuleQuestion>) => self.postMessage(answerQuestion(data)))
