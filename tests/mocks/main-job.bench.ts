import { bench, describe } from 'vitest'

import { documentsApi, IMPORT_BATCH } from '#contract/documents.ts'
import { searchApi } from '#contract/search.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { readRecords } from '#science/records/read-file.ts'
import { largeRis } from '#tests/science/records/large-file.ts'

import { ask } from './ask.ts'
import { signedIn, type Caller } from './caller.ts'

const PAPERS = 5000
const { records } = readRecords(new TextEncoder().encode(largeRis(PAPERS, 31).text), 'large.ris')

async function importAll(page: Caller, importId: string) {
  for (let at = 0; at < records.length; at += IMPORT_BATCH) {
    const body = {
      importId,
      batch: at / IMPORT_BATCH,
      file: 'large.ris',
      records: records.slice(at, at + IMPORT_BATCH),
    }
    await ask(page, documentsApi.importBatch, { body })
  }
}

/** One world in which somebody has imported 5,000 papers; made once, the warm-up pays for it. */
let ready: Promise<Caller> | undefined
const importer = () =>
  (ready ??= (async () => {
    await freshWorld()
    const page = await signedIn('individual')
    await importAll(page, 'bench-import-0')
    return page
  })())

describe(`the embedded API, ${PAPERS} imported papers, requests and replies included`, () => {
  const questions = [
    'Does exercise training reduce blood pressure in older adults?',
    'metformin glycaemic control randomised',
    'sleep quality of nurses on night shifts',
  ]
  let turn = 0
  bench('answer a search', async () => {
    turn += 1
    await ask(await importer(), searchApi.run, { body: { query: questions[turn % questions.length] ?? '' } })
  })

  bench(
    'import a file of 5,000 records',
    async () => {
      await freshWorld()
      ready = undefined
      await importAll(await signedIn('individual'), 'bench-import-1')
    },
    { iterations: 3, warmupIterations: 1, time: 0 },
  )
})
