import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'

import { readPdf } from '#research/pdf-text/extract-pdf.ts'
import { failureOf, failureOfBytes } from '#research/pdf-text/pdf-failure.ts'
import { joinedPages } from '#science/evidence/full-text.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'

/** Real papers, beside the repository; where they are not, these tests have nothing to read and say so by their names. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/documents', import.meta.url))

type Expected = {
  file: string
  title: string
  abstract_starts: string
  abstract_ends: string
  headings: string[]
  phrases: { page: number; text: string }[]
  n_pages: number
}

const expected = (
  existsSync(`${FOLDER}/expected.json`)
    ? (JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as Expected[])
    : []
).filter(({ file }) => file.endsWith('.pdf'))

const bytesOf = (file: string) => new Uint8Array(readFileSync(`${FOLDER}/${file}`))
const open = (bytes: Uint8Array, password?: string) =>
  getDocument({ data: bytes, verbosity: 0, ...(password ? { password } : {}) }).promise

describe.each(expected)('$file', (paper) => {
  test('its title, abstract, headings and phrases are read, each on its page', async () => {
    const read = await readPdf(await open(bytesOf(paper.file)))
    expect(read.hasTextLayer).toBe(true)
    expect(read.pages).toHaveLength(paper.n_pages)
    const text = joinedPages(read.pages)
    const missing = [paper.title, paper.abstract_starts, paper.abstract_ends].filter(
      (words) => verifyQuote(words, text).verified === 'none',
    )
    const phrases = paper.phrases.filter(
      ({ page, text: words }) => verifyQuote(words, read.pages[page - 1]?.text ?? '').verified === 'none',
    )
    expect([...missing, ...phrases.map((phrase) => phrase.text)]).toEqual([])
    const headings = read.pages.flatMap(({ blocks, text: words }) =>
      blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => words.slice(start, end).toLowerCase()),
    )
    const unheaded = paper.headings.filter((name) => !headings.some((heading) => heading.includes(name.toLowerCase())))
    expect(unheaded).toEqual([])
  })
})

describe.runIf(expected.length > 0)('files that are hard to read', () => {
  const failureOfOpening = async (file: string, password?: string) => {
    const bytes = bytesOf(`nasty/${file}`)
    const early = failureOfBytes(bytes)
    if (early) return early.kind
    return open(bytes, password).then(
      () => 'opened',
      (error: unknown) => failureOf(error).kind,
    )
  }

  test.each([
    ['empty.pdf', 'empty'],
    ['webpage.pdf', 'not-a-pdf'],
    ['truncated.pdf', 'broken'],
    ['issue6010_1.pdf', 'password-needed'],
    ['restrictions-only.pdf', 'opened'],
    ['helloworld-bad.pdf', 'opened'],
  ])('%s: %s', async (file, kind) => {
    expect(await failureOfOpening(file)).toBe(kind)
  })

  test('a password is asked for, refused when wrong, and opens the file when right', async () => {
    expect(await failureOfOpening('issue6010_1.pdf', 'wrong')).toBe('password-wrong')
    expect(await failureOfOpening('issue6010_1.pdf', 'abc')).toBe('opened')
  })

  test('a scan and a fuzzed file have no text, and none is invented', async () => {
    for (const file of ['scanned-page.pdf', 'GHOSTSCRIPT-698804-1-fuzzed.pdf']) {
      const read = await readPdf(await open(bytesOf(`nasty/${file}`)))
      expect(read.hasTextLayer).toBe(false)
      expect(joinedPages(read.pages).trim()).toBe('')
    }
  })

  test('Arabic is read from the right', async () => {
    const read = await readPdf(await open(bytesOf('nasty/ArabicCIDTrueType.pdf')))
    expect(read.pages[0]?.text.normalize('NFKC').split(/\s+/)[0]).toBe('انواع')
  })
})
