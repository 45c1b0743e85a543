import { expect, test } from 'vitest'

import { verifyQuote } from '#science/evidence/verify-quote.ts'

import { corpusLines } from '../corpus.ts'

type FullText = { id: string; text: string }
type Marked = { doc_id: string; evidence: string[] }

const own: { texts: FullText[]; marked: Marked[] } = {
  texts: [
    { id: 'a', text: '## Results\n\nTea reduced head-\nache by 12% (p = 0.03) in 40 adults.\n\nNo harm was seen.' },
  ],
  marked: [{ doc_id: 'a', evidence: ['Tea reduced headache by 12% (p=0.03) in 40 adults.', 'No harm was seen.'] }],
}

function load() {
  const texts = (corpusLines('rct-a.fulltext.jsonl.gz') as FullText[] | undefined) ?? own.texts
  const marked = (corpusLines('rct-a.evidence.jsonl.gz') as Marked[] | undefined) ?? own.marked
  return { marked, textOf: new Map(texts.map(({ id, text }) => [id, text])) }
}

/** Rows of tables are marked too; their cells stand between bars in the full texts, which nothing folds. */
const isTableRow = (quote: string) => quote.includes('\n')

/** Who marked it began or ended inside a word ("owever, the group …", "… at baseline. H"). */
const isCut = (quote: string, text: string) =>
  /\p{L}/u.test(text.charAt(text.indexOf(quote.slice(0, 40)) - 1)) ||
  /\p{L}/u.test(text.charAt(text.indexOf(quote.slice(-40)) + Math.min(40, quote.length)))

test('sentences that doctors marked as evidence are found in the full texts', () => {
  const { marked, textOf } = load()
  const counts = { exact: 0, normalised: 0, none: 0, tableRowsNotFound: 0, cutInsideAWord: 0 }
  const seen = new Set<string>()
  for (const { doc_id, evidence } of marked) {
    const text = textOf.get(doc_id)
    for (const quote of evidence) {
      if (!text || seen.has(doc_id + quote)) continue
      seen.add(doc_id + quote)
      const { verified } = verifyQuote(quote, text)
      if (verified === 'none' && isTableRow(quote)) counts.tableRowsNotFound++
      else if (verified === 'none' && isCut(quote, text)) counts.cutInsideAWord++
      else counts[verified]++
    }
  }
  console.info('evidence strings found in full texts', counts)
  expect(counts.exact + counts.normalised).toBeGreaterThan(0)
  expect(counts.none).toBe(0)
})

test('one figure changed in a marked sentence, and it is not found', () => {
  const { marked, textOf } = load()
  for (const { doc_id, evidence } of marked) {
    for (const quote of evidence) {
      const wrong = quote.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
      const text = textOf.get(doc_id)
      if (text && wrong !== quote) expect(verifyQuote(wrong, text).verified, wrong).toBe('none')
    }
  }
})
