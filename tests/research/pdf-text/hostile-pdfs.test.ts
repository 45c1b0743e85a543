import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import { readPdf } from '#research/pdf-text/extract-pdf.ts'
import { failureOf } from '#research/pdf-text/pdf-failure.ts'
import { tinyPaper, tinyPdf } from '#tests/support/tiny-pdf.ts'

const title = 'Green tea and sleep in adults'
const paper = () => new TextDecoder('latin1').decode(tinyPaper(title))
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** The text, or the sentence that a person reads instead; and how many steps forward there were. */
async function read(bytes: Uint8Array) {
  let steps = 0
  try {
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
    const { pages, failedPages } = await readPdf(pdf, { onProgress: () => void (steps += 1) })
    return { text: pages.map((page) => page.text).join('\n'), failed: failedPages.length, steps }
  } catch (error) {
    return { sentence: failureOf(error).message, steps }
  }
}

test.each([
  ['with a password', tinyPdf({ pages: [[{ text: title, y: 700 }]], isLocked: true }), /needs a password/],
  ['cut off in its first objects', tinyPaper(title).slice(0, 180), /is damaged/],
  [
    'whose pages are their own parents',
    bytesOf(paper().replace(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]      ')),
    /is damaged/,
  ],
  ['of nothing but its mark', bytesOf('%PDF-1.7\n'), /is damaged/],
])('a file %s ends with a sentence', async (_, bytes, sentence) => {
  expect((await read(bytes)).sentence).toMatch(sentence)
})

test('a file whose table of objects stands elsewhere is read all the same', async () => {
  expect((await read(bytesOf(paper().replace(/startxref\n\d+/, 'startxref\n7')))).text).toContain(title)
})

test('pages that cannot be read are no step forward, and cost none of the others', async () => {
  const broken = paper().replace(/\/Kids \[[^\]]*\] \/Count \d+/, '/Kids [5 0 R 91 0 R 92 0 R] /Count 3')
  const { text, failed, steps } = await read(bytesOf(broken))
  expect(text).toContain(title)
  expect({ failed, steps }).toEqual({ failed: 1, steps: 1 })
})
