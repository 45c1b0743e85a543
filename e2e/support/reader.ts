import { expect, type Page } from '@playwright/test'

import { tinyPdf, type TinyLine } from '#tests/support/tiny-pdf.ts'

export const PAPER = 'p-colditz-1994'

/** Lines below each other; a line that begins with "#" is a heading. */
function page(texts: readonly string[]): TinyLine[] {
  let y = 740
  return texts.map((text) => {
    const isHeading = text.startsWith('#')
    y -= isHeading ? 34 : 14
    if (text === '') y -= 12
    return { text: isHeading ? text.slice(1) : text, size: isHeading ? 14 : 10, y }
  })
}

/** A paper of two pages with a finding on the first, a figure and a list of references on the second. */
export const walkingPdf = () =>
  tinyPdf({
    pages: [
      page([
        '#Methods',
        'We asked 240 adults of two towns to walk each morning [1]. Half of them were',
        'asked to rest instead, as others did before us [3].',
        '#Results',
        'Blood pressure fell by 8 mm Hg in those who walked (p = 0.01) and by 1 mm Hg',
        'in those who rested. Nobody came to any harm on the way, as Figure 1 shows.',
      ]),
      page([
        '#Discussion',
        'The larger town had more walkers than the smaller one, and sleep was the same',
        'in both of them through all of the year.',
        '',
        'Figure 1. Blood pressure in two towns before and after the trial.',
        '#References',
        '1. Smith J. Walking and the heart. Lancet 2001.',
        '2. Doe A. Resting at home. BMJ 2004.',
        '3. Colditz GA. Efficacy of BCG vaccine in the prevention of tuberculosis:',
        'meta-analysis of the published literature. JAMA 1994.',
      ]),
    ],
  })

/** Gives the signed-in person a file of the paper, as an upload before this visit would have. */
export async function addFile(page: Page, bytes: Uint8Array, name = 'walking.pdf', paper = PAPER) {
  const reply = await page.request.post(`/api/documents/${paper}/file`, {
    multipart: { file: { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) } },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Opens the reader at a paper with that file, its first page drawn. */
export async function openPaper(page: Page, bytes: Uint8Array, query = '') {
  await addFile(page, bytes)
  await page.goto(`/document/${PAPER}${query}`)
  // The library, its worker and the file come one after the other: a crowded machine takes its time.
  await expect(page.locator('[data-page] canvas').first()).toBeVisible({ timeout: 30_000 })
}

/** The middle of some words on a drawn page. */
export async function placeOf(page: Page, words: string) {
  const box = await page.locator('[data-text-layer]').evaluateAll((layers, wanted) => {
    for (const span of layers.flatMap((layer) => [...layer.children])) {
      const at = span.textContent.indexOf(wanted)
      if (at === -1 || !span.firstChild) continue
      const range = document.createRange()
      range.setStart(span.firstChild, at)
      range.setEnd(span.firstChild, at + wanted.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    return undefined
  }, words)
  if (!box) throw new Error(`"${words}" stands on no drawn page.`)
  return box
}
