import { describe, expect, test } from 'vitest'

import { readPages } from '#science/documents/page-text.ts'
import { readReferences } from '#science/documents/reference-list.ts'
import { recordOfReference } from '#science/documents/reference-record.ts'
import { wordBreak } from '#science/documents/word-breaks.ts'

import { column, piece, rawPage } from './pages.ts'

const record = (text: string) => {
  const read = recordOfReference({ text })
  return (
    read && {
      names: read.authors.map((each) => ('literal' in each ? each.literal : each.family)),
      title: read.title,
      year: read.year,
    }
  )
}

describe('a list of references', () => {
  test('with bare numbers is cut at numbers that a name follows, from its heading on', () => {
    const text = `References

1 Riggs AJ, White BD. Tea for 2 Groups in 12 weeks. Nutr J 2007; 6: 40.

2 van der Horst ICC, Frías Á, et al. Tea again. BMC Med 2005; 3: 9. 3 Stefanadis C, Manolis AJ. A last

one. J Tea 2001; 15: 635–642.`
    const { isNumbered, entries } = readReferences(text, { start: 10, end: text.length })
    expect(isNumbered).toBe(true)
    expect(entries.map(({ number, families }) => [number, families[0]])).toEqual([
      [1, 'riggs'],
      [2, 'van der horst'],
      [3, 'stefanadis'],
    ])
  })

  test('without numbers is not cut at figures in its entries', () => {
    const text = `References

Smith, J., and Lee, K. 2010. A trial with 1 Smith and 2 Lee and 3 Doe. Lancet.

Doe, A. 2011. The first of two. BMJ.

Roe, B. 2012. The last of them. BMJ.`
    expect(readReferences(text, { start: 10, end: text.length }).isNumbered).toBe(false)
  })

  test('in small letters below the text of both columns follows the text, in its own order', () => {
    const small = (lines: string[], x: number, y: number) => column(lines, x, y, { size: 8, height: 8 })
    const [page] = readPages([
      rawPage(
        [
          ...column(
            ['The left column has words on', 'each line of it, on and on and', 'its sentence goes on and in'],
            40,
            100,
          ),
          ...column(['all of that was as we thought', 'it would be, and in the end', 'nothing was left.'], 320, 100),
          ...small(['[1] A. Clamp, Of tea, Tea 1, 2 (2002).', '[2] B. Doe, Of more, Tea 2, 3 (2003).'], 40, 200),
          ...small(['[3] C. Roe, Of all, Tea 3, 4 (2004).', '[4] D. Lee, Of none, Tea 4, 5 (2005).'], 320, 200),
        ].toSorted((a, b) => a.x - b.x),
      ),
    ])
    const order = ['left column', 'nothing was left', '[1]', '[2]', '[3]', '[4]'].map(
      (words) => page?.text.indexOf(words) ?? -1,
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
  })

  test('an entry begins with its number at the edge, though the line above is an address', () => {
    const hanging = (text: string, y: number) => piece({ text, x: 55, y, width: 225 })
    const first = (text: string, y: number) => piece({ text, x: 40, y, width: 240 })
    const [page] = readPages([
      rawPage([
        first('1. Laursen J. A long title that fills its whole line.', 100),
        piece({ text: 'Tea Letters. 2019.', x: 55, y: 112, width: 80 }),
        piece({ text: 'doi:10.1000/tea.1', x: 55, y: 124, width: 80 }),
        first('2. Zeeck A. Internalization of the whole Pro-', 136),
        hanging('cess of tea, and of more than that. Tea Letters. 2006.', 148),
      ]),
    ])
    expect(page?.text).toContain('\n\n2. Zeeck A. Internalization of the whole Process of tea')
  })
})

describe('an entry', () => {
  test.each([
    [
      'van Asselt ADI, van Mastrigt GAPG, Dirksen CD. How to deal with cost. Value Health. 2009;12(2):1-9.',
      ['van Asselt', 'van Mastrigt', 'Dirksen'],
      'How to deal with cost',
    ],
    [
      'Lee J, Van den Bosch LMC, van ’t Hof AWJ. How to deal with tea. Value Health. 2009;12(2):1-9.',
      ['Lee', 'Van den Bosch', 'van ’t Hof'],
      'How to deal with tea',
    ],
    [
      'Clauw, D. J. Fibromyalgia: more than just a disease. Am Fam Physician 52, 843–844 (2009).',
      ['Clauw'],
      'Fibromyalgia: more than just a disease',
    ],
    [
      'Lovely TJ, Jannetta PJ. Decompression for neuralgia. Surgical technique and long-term results. J Neurosurg. 2009;8(1):11-29.',
      ['Lovely', 'Jannetta'],
      'Decompression for neuralgia. Surgical technique and long-term results',
    ],
    [
      'Lovely TJ, Jannetta PJ. Decompression for neuralgia. Journal of the American Tea Association. 2009;8(1):11-29.',
      ['Lovely', 'Jannetta'],
      'Decompression for neuralgia',
    ],
  ])('%s', (text, names, title) => {
    expect(record(text)).toEqual({ names, title, year: 2009 })
  })
})

describe('a word that the end of a line divides, of which the document does not say', () => {
  test.each([
    ['sub-', 'sequent', 'joined'],
    ['high-', 'intensity training', 'kept'],
    ['double-', 'blinded', 'kept'],
    ['One-', 'year outcome', 'kept'],
    ['placebo-', 'controlled', 'kept'],
    ['Pro-', 'cess', 'joined'],
    ['neuro-', 'imaging', 'joined'],
    ['between long-', 'and short-term', undefined],
    ['two thous-', 'and', 'joined'],
  ] as const)('%s %s', (left, right, found) => {
    expect(wordBreak(left, right, new Map())).toBe(found)
  })

  test('the document’s own spelling goes before the dictionary', () => {
    expect(wordBreak('high-', 'intensity', new Map([['highintensity', 2]]))).toBe('joined')
    expect(wordBreak('sub-', 'sequent', new Map([['sub-sequent', 2]]))).toBe('kept')
  })
})
