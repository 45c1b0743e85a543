import { bench, describe, type BenchOptions } from 'vitest'

import { createSearchIndex } from '#science/search/search-index.ts'

import { corpusJson, corpusPapers } from '../corpus.ts'
import { madeLibrary } from './made-papers.ts'

const SIZE = 5000
const papers = corpusPapers('scifact')?.slice(0, SIZE) ?? madeLibrary(SIZE)
const claims = (corpusJson('scifact.claims-train.json') as { text: string }[] | undefined)?.map(({ text }) => text)
const questions = claims ?? [
  'Does tea help sleep in nurses?',
  'statin mortality in men',
  'exercise for pain and anxiety in twins',
]

const index = createSearchIndex()
index.add(papers)
let turn = 0
const next = () => questions[turn++ % questions.length] ?? ''

/** A benchmark that also prints its median, which the table does not show. */
function timed(name: string, work: () => void, options: BenchOptions = {}) {
  let took: number[] = []
  bench(
    name,
    () => {
      const start = performance.now()
      work()
      took.push(performance.now() - start)
    },
    {
      ...options,
      setup: () => {
        took = []
      },
      teardown: (_, mode) => {
        const median = took.sort((a, b) => a - b)[took.length >> 1] ?? 0
        if (mode === 'run')
          console.info(`${name}: median ${median.toFixed(2)} ms of ${took.length} runs, ${papers.length} papers`)
      },
    },
  )
}

describe(`${papers.length} papers`, () => {
  timed('index all', () => createSearchIndex().add(papers), {
    iterations: 5,
    time: 0,
    warmupIterations: 1,
    warmupTime: 0,
  })
  timed('search a question, best 200', () => void index.search(next(), { limit: 200 }))
  timed('search a question, all matches', () => void index.search(next()))
  timed(
    'search with typing errors',
    () => void index.search('randmised contrlled trail of protien suplements', { limit: 200 }),
  )
  timed('search with operators and a phrase', () => {
    index.search('("stem cells" OR cancer) AND (mice OR human) NOT rats', { limit: 200 })
  })
})
