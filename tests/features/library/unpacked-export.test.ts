import { expect, test } from 'vitest'

import { readInWorker } from '#features/library/read-in-worker.ts'
import { exportFiles } from '#research/export/export-files.ts'
import { libraryArchive } from '#research/export/library-archive.ts'
import type { Paper } from '#contract/papers.ts'
import { writeZip } from '#shared/format/zip.ts'

const paper = (n: number): Paper => ({
  id: `d-${n}`,
  type: 'article-journal',
  title: `Paper ${n} – β`,
  authors: [{ family: 'Müller', given: 'Anna' }, { literal: 'The Group' }],
  year: 2001,
  keywords: ['α'],
  ids: { doi: `10.5555/${n}`, arxiv: '2101.00001' },
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})
const read = (bytes: BlobPart, name = 'roadrunner-2026-11-20.zip') =>
  readInWorker(new File([bytes], name), { signal: new AbortController().signal, onProgress: () => undefined })

const exported = async () => {
  const library = [paper(1), paper(2), paper(3)]
  const archive = libraryArchive(library, [])
  const past = { filters: [], searches: [], conversations: [] }
  const all = {
    user: undefined,
    library,
    archive,
    ledger: undefined,
    files: [],
    syntheses: [],
    logs: [],
    cited: [],
    past,
  }
  return writeZip(await exportFiles(all, new Date(0)))
}

test('an export of everything is imported as it is, with nothing lost on the way', async () => {
  const answer = await read(await exported())
  if (!('result' in answer)) throw new Error('not read')
  const { records, skipped } = answer.result
  expect(skipped).toEqual([])
  expect(records.map(({ draft }) => draft)).toEqual(
    [1, 2, 3].map((n) => {
      const { type, title, authors, year, keywords, ids } = paper(n)
      return { type, title, authors, year, keywords, ids }
    }),
  )
})

test('a damaged export is refused in words', async () => {
  const bytes = await exported()
  const answer = await read(bytes.slice(0, bytes.length - 40))
  expect(answer).toMatchObject({
    title: 'roadrunner-2026-11-20.zip was not imported',
    advice: 'roadrunner-2026-11-20.zip cannot be unpacked. The archive is cut off.',
  })
})

test('another archive is told apart', async () => {
  const answer = await read(writeZip([{ name: 'photo.jpg', bytes: new Uint8Array(9) }]), 'photos.zip')
  expect(answer).toMatchObject({ title: 'photos.zip was not imported', advice: expect.stringContaining('Unpack it') })
})
