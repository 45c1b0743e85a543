import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { rawPage } from '#research/pdf-text/raw-page.ts'
import { readPages } from '#science/documents/page-text.ts'
import { firstPageRecord } from '#science/first-page/first-page-record.ts'
import type { PageBlock } from '#science/first-page/page-block.ts'

const block = (text: string, size = 10, isHeading = false) => ({ text, size, isHeading })
/** Blocks one below the other. */
const page = (...blocks: Omit<PageBlock, 'y'>[]) => blocks.map((each, index) => ({ ...each, y: 40 * (index + 1) }))

const long =
  'Tea was given to forty adults in a randomised trial over twelve weeks, and their sleep was measured nightly.'

describe('a first page', () => {
  test('gives title, authors, year, DOI and abstract', () => {
    const { draft, isGuessed } = firstPageRecord(
      {
        blocks: page(
          block('Journal of Tea Research', 28, true),
          block('Green tea and sleep in adults: a randomised trial', 18, true),
          block('Ada B. Lovelace1*, Jan van der Berg2 and Mary J. O’Connell1,2', 11),
          block('1 Department of Tea, University of Leeds, Leeds, UK', 9),
          block('Abstract', 11, true),
          block(long),
          block('Keywords: tea, sleep'),
          block('1. Introduction', 12, true),
          block(`${long} Others found the same (Smith 1999, 10.1000/other).`),
        ),
        furniture: ['Lovelace et al. J Tea Res 2014, 14:1', 'https://doi.org/10.1000/TEA.2014.1'],
      },
      'scan.pdf',
    )
    expect(isGuessed).toBe(false)
    expect(draft).toEqual({
      type: 'article-journal',
      venue: 'Journal of Tea Research',
      volume: '14',
      title: 'Green tea and sleep in adults: a randomised trial',
      authors: [
        { given: 'Ada B.', family: 'Lovelace' },
        { given: 'Jan', family: 'van der Berg' },
        { given: 'Mary J.', family: 'O’Connell' },
      ],
      year: 2014,
      keywords: [],
      ids: { doi: '10.1000/tea.2014.1' },
      abstract: long,
    })
  })

  test('a title of the file’s own is believed only where the page has it', () => {
    const blocks = page(block('JOB 12', 20), block('Green tea and sleep', 14), block(long))
    expect(firstPageRecord({ blocks, info: { title: 'Green tea and sleep' } }, 'x').draft.title).toBe(
      'Green tea and sleep',
    )
    const wrong = firstPageRecord(
      {
        blocks: page(block('Green tea and sleep', 14), block(long), block(long)),
        info: { title: 'A template of somebody else' },
      },
      'x',
    )
    expect(wrong.draft.title).toBe('Green tea and sleep')
  })

  test.each(['Abstract—', 'Abstract: ', 'Abstract – ', 'SUMMARY. ', 'Zusammenfassung: ', 'Résumé — '])(
    'an abstract behind “%s” in its own paragraph',
    (opening) => {
      const blocks = page(
        block('Green tea and sleep in adults: a randomised trial', 18, true),
        block('Ada B. Lovelace, Jan van der Berg', 11),
        block(`${opening}${long}`),
        block('Index Terms—tea, sleep'),
      )
      expect(firstPageRecord({ blocks }, 'x').draft.abstract).toBe(long)
    },
  )

  test('without anything that stands out the file name stands for a title, and nothing else is made up', () => {
    const nothing = firstPageRecord({ blocks: [] }, 'scan 12')
    expect(nothing).toEqual({
      draft: { type: 'document', title: 'scan 12', authors: [], keywords: [], ids: {} },
      isGuessed: true,
    })
    const running = firstPageRecord({ blocks: page(block(long), block(long)) }, 'notes')
    expect(running.isGuessed).toBe(true)
    expect(running.draft.abstract).toBeUndefined()
  })
})

const folder = fileURLToPath(new URL('../../../../shared/data/documents', import.meta.url))
const expectedSchema = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    authors: z.array(z.string()),
    year: z.int(),
    doi: z.string(),
    note: z.optional(z.string()),
    abstract_starts: z.optional(z.string()),
    abstract_ends: z.optional(z.string()),
  }),
)
const files = existsSync(folder)
  ? expectedSchema
      .parse(JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')))
      .filter(({ file }) => file.endsWith('.pdf'))
  : []

const fold = (text: string) => text.replace(/[\s-]+/g, ' ').toLowerCase()

async function recordOf(file: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(`${folder}/${file}`)), verbosity: 0 }).promise
  const raw = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => index + 1).map(async (number) =>
      rawPage(await pdf.getPage(number)),
    ),
  )
  const [first, ...rest] = readPages(raw)
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } }
  const blocks = (first?.blocks ?? []).map(({ start, end, size, box, kind }) => ({
    text: first?.text.slice(start, end) ?? '',
    size,
    y: box.y,
    isHeading: kind === 'heading',
  }))
  const after = rest.map(({ text }) => text).join('\n\n')
  return firstPageRecord(
    { blocks, furniture: first?.furniture ?? [], rest: after, info: { title: info.Title ?? '' } },
    file,
  ).draft
}

describe.skipIf(files.length === 0)('real papers', () => {
  test.each(files)('$file', async ({ file, title, authors, year, doi, note, abstract_starts, abstract_ends }) => {
    const draft = await recordOf(file)
    expect(fold(draft.title)).toBe(fold(title))
    expect(
      draft.authors.map(({ given, family, literal }) => literal ?? `${given} ${family}`.replaceAll('’', "'")),
    ).toEqual(authors)
    expect(draft.year).toBe(year)
    const isPrinted = !(note ?? '').includes('not printed') && file !== 'metafor-jss-2010.pdf'
    if (isPrinted) expect(draft.ids.doi).toBe(doi.toLowerCase())
    else expect(draft.ids.doi).toBeUndefined()
    expect(fold(draft.abstract ?? '').startsWith(fold(abstract_starts ?? '?'))).toBe(true)
    expect(fold(draft.abstract ?? '').endsWith(fold(abstract_ends ?? '?'))).toBe(true)
  })
})
