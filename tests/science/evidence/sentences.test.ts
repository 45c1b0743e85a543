import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sentencesOf } from '#science/evidence/sentences.ts'

const cut = (text: string) => sentencesOf(text).map((sentence) => sentence.text)

describe('where a sentence ends', () => {
  test.each([
    ['abbreviations', 'We used drugs, e.g. Aspirin, vs. Placebo. It worked.', 2],
    ['a figure', 'The curve is shown in Fig. 2. Mortality fell.', 2],
    ['et al. inside', 'As Smith et al. Reported in 1994, it fell.', 1],
    ['et al. at the end', 'This was first shown by Smith et al. The trial was small.', 2],
    ['initials', 'J. R. R. Tolkien and E. coli were compared.', 1],
    ['decimals without a zero', 'The difference was small (p = .03). Women had more.', 2],
    ['decimals', 'It was 0.05 in one. It was 1.5 in the other.', 2],
    ['a vitamin at the end', 'All had low vitamin D. We gave it to them.', 2],
    ['a lower-case start is no start', 'It was given to children. with more severe illness.', 1],
    ['a lost space', 'Both groups were healthy.In contrast, the third was not.', 2],
    ['question and dots', 'Does it work? Perhaps... Nobody knows.', 3],
    ['a sentence that begins with a number', 'Eighty patients came. 12 patients left.', 2],
    ['a closing bracket', 'It fell (by half.) The rest stayed.', 2],
    ['a reference number', 'This was shown before.12,13 However, not in children.', 2],
    ['a numbered list', '1. Introduction to the field. 2. Methods of it.', 2],
    ['a country', 'It took place in the U.S. The rate was high.', 2],
  ])('%s', (_, text, count) => {
    expect(cut(text)).toHaveLength(count)
  })
})

describe('headings of structured abstracts', () => {
  test.each([
    'Background: Rates rise. Methods: We counted. Results: They fell by 5%. Conclusions: Good.',
    'BACKGROUND\nRates rise.\nMETHODS\nWe counted.\nRESULTS\nThey fell by 5%.\nCONCLUSIONS\nGood.',
    'Background Rates rise. Methods We counted. Results They fell by 5%. Conclusions Good was done.',
    'Background. Rates rise. Methods. We counted. Results. They fell by 5%. Conclusions. Good.',
    'Abstract Background: Rates rise. Methods: We counted. Results - They fell by 5%. Conclusions: Good.',
    '<h3>Background</h3> Rates rise. <b>Methods</b>: We counted. <b>Results:</b> They fell by 5%. <h3>Conclusions</h3>Good.',
    'BACKGROUNDRates rise. METHODSWe counted. RESULTSThey fell by 5%. CONCLUSIONSGood was done.',
  ])('%s', (text) => {
    const found = sentencesOf(text)
    expect(found.map((sentence) => sentence.section)).toEqual(['background', 'methods', 'results', 'conclusions'])
    expect(found[2]?.text).toBe('They fell by 5%.')
  })

  test('several words, and what follows stays in the section', () => {
    const found = sentencesOf('MAIN OUTCOME MEASURES: Pain. Function. Methods and Findings: We saw it. It was so.')
    expect(found.map((sentence) => sentence.section)).toEqual([
      'main outcome measures',
      'main outcome measures',
      'methods and findings',
      'methods and findings',
    ])
  })

  test('a name that begins like a heading is left alone', () => {
    expect(sentencesOf('Objective Structured Clinical Examination was used.')[0]).toEqual({
      start: 0,
      end: 51,
      text: 'Objective Structured Clinical Examination was used.',
    })
  })
})

test('a title without a full stop is a sentence of its own before the blank line', () => {
  expect(cut('A trial of tea\n\nTea was given. It helped.')).toEqual(['A trial of tea', 'Tea was given.', 'It helped.'])
})

test('offsets are exact, in order, and lose nothing but white space and headings, whatever the text', () => {
  const word = fc.constantFrom(
    'The',
    'p',
    '=',
    '.03',
    'e.g.',
    'et',
    'al.',
    'Results:',
    '\n\n',
    '5.',
    'End.',
    'ﬁt?',
    '😀.',
    '(n=5).',
    'In',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        let last = 0
        for (const sentence of sentencesOf(text)) {
          expect(sentence.text).toBe(text.slice(sentence.start, sentence.end))
          expect(sentence.text.trim()).toBe(sentence.text)
          expect(sentence.start).toBeGreaterThanOrEqual(last)
          expect(
            text
              .slice(last, sentence.start)
              .replace(/Results:/g, '')
              .trim(),
          ).toBe('')
          last = sentence.end
        }
        expect(text.slice(last).trim()).toBe('')
      },
    ),
  )
})
