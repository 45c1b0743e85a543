import { answerQuestion } from './answer-question.ts'
import type { RuleQuestion } from './read-facts.ts'

self.addEventListener('message', ({ data }: MessageEvent<RuleQuestion>) => self.postMessage(answerQuestion(data)))
