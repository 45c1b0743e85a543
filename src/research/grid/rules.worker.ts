import { proposeBatch, type RuleBatch } from './rule-batch.ts'

self.addEventListener('message', ({ data }: MessageEvent<RuleBatch>) => self.postMessage(proposeBatch(data)))
