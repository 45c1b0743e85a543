import { describe, expect, test } from 'vitest'

import { documentText, textHash } from '#science/evidence/document-text.ts'
import { evidenceFor, verifyQuote } from '#science/evidence/verify-quote.ts'

const text =
  'Mortality fell from 15.2% to 12% (difference −3.2, 95% CI −5.1 to −1.3; p = 0.03).\n' +
  'The eﬃcacy of “early” treat-\nment was signi\u00ADficant in meta-\nanalysis: 10² cells, 10,000 patients\u00A0and .05 mg – naïve users of IL-6.'

const found = (quote: string) => {
  const { verified, start, end } = verifyQuote(quote, text)
  return [verified, text.slice(start, end)]
}

describe('found', () => {
  test('letter by letter', () => {
    expect(found('Mortality fell from 15.2% to 12%')).toEqual(['exact', 'Mortality fell from 15.2% to 12%'])
  })

  test.each([
    ['case', 'MORTALITY FELL FROM 15.2%', 'Mortality fell from 15.2%'],
    ['white space', 'Mortality  fell\nfrom\t15.2%', 'Mortality fell from 15.2%'],
    [
      'spaces around signs',
      '(difference −3.2,  95% CI −5.1 to −1.3; p=0.03)',
      '(difference −3.2, 95% CI −5.1 to −1.3; p = 0.03)',
    ],
    ['a hyphen for the minus sign', '95% CI -5.1 to -1.3', '95% CI −5.1 to −1.3'],
    ['a ligature', 'The efficacy of', 'The eﬃcacy of'],
    ['straight quotation marks', 'efficacy of "early"', 'eﬃcacy of “early”'],
    ['hyphenation at a line end', 'treatment was', 'treat-\nment was'],
    ['a hyphen that stands at a line end', 'in meta-analysis', 'in meta-\nanalysis'],
    ['a soft hyphen', 'was significant', 'was signi\u00ADficant'],
    ['a no-break space', '10,000 patients and', '10,000 patients\u00A0and'],
    ['a decomposed accent', 'nai\u0308ve users', 'naïve users'],
    ['an em dash', '.05 mg — naïve', '.05 mg – naïve'],
    ['a non-breaking hyphen', 'users of IL\u20116', 'users of IL-6'],
    ['spaces at its ends', '  users of IL-6.\n', 'users of IL-6.'],
  ])('after folding %s', (_, quote, passage) => {
    expect(found(quote)[1]).toBe(passage)
    expect(found(quote)[0]).toBe(text.includes(quote.trim()) ? 'exact' : 'normalised')
  })

  test('a second place counts when the first one tears a number', () => {
    const twice = 'It rose by 15.5 points in men; 5.5 points in men was the aim.'
    expect(verifyQuote('5.5 points in men', twice)).toEqual({ verified: 'exact', start: 31, end: 48 })
    expect(verifyQuote('5.5 POINTS in men', twice)).toEqual({ verified: 'normalised', start: 31, end: 48 })
  })
})

describe('not found', () => {
  test.each([
    ['another figure', 'Mortality fell from 15.3%'],
    ['a lost decimal sign', 'Mortality fell from 152%'],
    ['another decimal sign', 'Mortality fell from 15,2%'],
    ['a lost per cent sign', 'Mortality fell from 15.2 to 12%'],
    ['a per cent sign cut off', 'Mortality fell from 15.2% to 12'],
    ['decimals cut off', 'Mortality fell from 15'],
    ['figures cut off in front', '5.2% to 12% (difference'],
    ['a lost minus sign', '(difference 3.2, 95% CI'],
    ['a minus sign cut off', '3.2, 95% CI −5.1 to −1.3'],
    ['a minus sign cut off, in capitals', '3.2, 95% ci −5.1 TO −1.3'],
    ['an added minus sign', 'Mortality fell from −15.2%'],
    ['a raised figure written flat', 'meta-analysis: 102 cells'],
    ['a raised figure cut off', 'in meta-analysis: 10'],
    ['thousands torn', '000 patients and .05'],
    ['a decimal point cut off', '05 mg – naïve users'],
    ['a lost accent', 'naive users of IL-6'],
    ['a lost hyphen in a name', 'users of IL6.'],
    ['joined words', 'Mortalityfell from 15.2%'],
    ['a parted word', 'Mortal ity fell from'],
    ['a part of a ligature', 'ficacy of “early”'],
    ['the second half of a word', '-ANALYSIS: 10²'],
    ['the first half of a word', 'EFFICACY OF “EARLY” TREAT-'],
    ['another word', 'Mortality rose from 15.2%'],
    ['a lost word', 'Mortality from 15.2% to 12%'],
    ['fewer than eight letters and figures', 'p = 0.03'],
    ['no letters at all', '…'],
    ['nothing', ''],
  ])('%s', (_, quote) => {
    expect(verifyQuote(quote, text)).toEqual({ verified: 'none', start: 0, end: 0 })
  })

  test('numbers parted by a space are not one number', () => {
    expect(verifyQuote('groups of 12 34 patients', 'groups of 1234 patients').verified).toBe('none')
    expect(verifyQuote('groups of 1234 patients', 'groups of 12 34 patients').verified).toBe('none')
    expect(verifyQuote('000 patients were seen', 'In all 10 000 patients were seen').verified).toBe('none')
    expect(verifyQuote('a change of -5 points', 'a change of - 5 points').verified).toBe('none')
  })

  test('a fraction sign is no pair of figures', () => {
    expect(verifyQuote('a dose of 11⁄2 tablets', 'a dose of 1½ tablets').verified).toBe('none')
    expect(verifyQuote('reduced by 10-3 units', 'reduced by 10⁻³ units').verified).toBe('none')
  })
})

test('evidence carries the paper, the quote as given, its place and the hash of the text', () => {
  const paper = { id: 'p1', title: 'Tea and sleep', abstract: 'Tea improved sleep in 12 of 20 adults.' }
  expect(evidenceFor(paper, 'tea improved sleep')).toEqual({
    documentId: 'p1',
    quote: 'tea improved sleep',
    verified: 'normalised',
    start: 15,
    end: 33,
    textHash: textHash(documentText(paper)),
  })
  expect(evidenceFor(paper, 'Tea worsened sleep')).toMatchObject({ verified: 'none', start: 0, end: 0 })
})
