import { describe, expect, test } from 'vitest'

import { firstPageRecord, type FirstPage } from '#science/first-page/first-page-record.ts'
import type { PageBlock } from '#science/first-page/page-block.ts'

type Part = Partial<PageBlock> & { text: string }
const page = (...blocks: Part[]): PageBlock[] =>
  blocks.map((each, at) => ({ size: 10, isHeading: false, y: 40 * (at + 1), bottom: 40 * (at + 1) + 12, ...each }))
const title = { text: 'Green tea and sleep in adults', size: 18, isHeading: true }
const authors = { text: 'Ada Lovelace, Jan Berg and Mary O’Connell', size: 11 }
const head = (text: string) => ({ text, size: 12, isHeading: true })
const said = (what: string) =>
  `${what} forty adults drank green tea for twelve weeks and slept longer than those who did not.`
const abstractOf = (blocks: PageBlock[], next: PageBlock[][] = []) =>
  firstPageRecord({ blocks, next } satisfies FirstPage, 'file').draft.abstract

describe('an abstract', () => {
  test('whose first part is called as the text’s own first part ends where that comes again', () => {
    const blocks = page(
      title,
      authors,
      head('Abstract'),
      head('Introduction'),
      { text: said('In it') },
      head('Methods'),
      { text: said('By lot') },
    )
    const next = page(head('Conclusions'), { text: said('At last') }, head('Introduction'), { text: said('No more:') })
    expect(abstractOf(blocks, [next])).toBe(
      ['Introduction', said('In it'), 'Methods', said('By lot'), 'Conclusions', said('At last')].join('\n'),
    )
  })

  test('goes on with its sentence on the next page, behind the notes of its own', () => {
    const blocks = page(
      title,
      authors,
      head('Abstract'),
      { text: `${said('First')} A regres-` },
      { text: '* Corresponding author', size: 8 },
    )
    const next = page({ text: 'sion showed the same.' }, { text: 'Other words begin here, and they are not of it.' })
    expect(abstractOf(blocks, [next])).toBe(`${said('First')} A regression showed the same.`)
  })

  test('stands behind a page with the title alone', () => {
    const blocks = page(title, authors, { text: 'Department of Tea, University of Leeds' })
    expect(
      abstractOf(blocks, [
        page(head('Abstract'), { text: said('Here') }, head('Introduction'), { text: said('No more:') }),
      ]),
    ).toBe(said('Here'))
  })

  test('whose paragraphs each open a part needs no heading', () => {
    const parts = [
      'IMPORTANCE',
      'DESIGN, SETTING, AND PARTICIPANTS',
      'MAIN OUTCOMES AND MEASURES',
      'CONCLUSIONS AND RELEVANCE',
    ].map((part) => `${part} ${said('Here')} ${said('And')}`)
    const blocks = page(
      title,
      authors,
      ...parts.map((text) => ({ text })),
      { text: 'J Tea. 2011;8(3):90. doi:10.1000/tea.1' },
      head('Methods'),
    )
    expect(abstractOf(blocks)).toBe(parts.join('\n'))
  })

  test('in the size of the text stands between the authors and a heading that opens the text', () => {
    const text = Array.from({ length: 6 }, (_, at) => said(`In week ${at}`)).join(' ')
    expect(abstractOf(page(title, authors, { text }, head('Introduction'), { text: said('No more:').repeat(4) }))).toBe(
      text,
    )
  })

  test('under parted letters is without the publisher’s line, and what stands beside it is passed over', () => {
    const beside = { text: 'Received 4 May 2016', size: 7, x: 40, width: 100 }
    const blocks = page(
      { ...title, x: 40, width: 400 },
      { ...authors, x: 40, width: 300 },
      { ...head('A B S T R A C T'), x: 200, width: 90 },
      { text: said('First'), x: 200, width: 300 },
      beside,
      { text: `Trial registration: NCT01234567 © 2017 Publisher Ltd. All rights reserved.`, x: 200, width: 300 },
      head('1. Introduction'),
    )
    expect(abstractOf(blocks)).toBe(`${said('First')}\nTrial registration: NCT01234567`)
  })
})

describe('title and authors', () => {
  const read = (...blocks: Part[]) =>
    firstPageRecord({ blocks: page(...blocks, head('Abstract'), { text: said('Here') }) }, 'file').draft

  test('a head that names the kind of article is no title, and “Title:” is none of it', () => {
    expect(read({ text: 'ARTICLE\tOPEN', size: 24 }, title, authors).title).toBe(title.text)
    expect(read({ text: 'RESEARCH ARTICLE | OPEN ACCESS', size: 24 }, title, authors).title).toBe(title.text)
    expect(read({ ...title, text: `Title: ${title.text}` }, authors).title).toBe(title.text)
  })

  test('a subtitle in smaller letters right below is part of it, a title in a second language or a row of names is not', () => {
    const below = (text: string) => read(title, { text, size: 14, y: 60 }, { ...authors, y: 90 }).title
    expect(below('a randomized controlled trial')).toBe(`${title.text}: a randomized controlled trial`)
    expect(below('A Randomized Clinical Trial')).toBe(`${title.text}: A Randomized Clinical Trial`)
    expect(below('Grüner Tee und Schlaf bei Erwachsenen: eine randomisierte Studie')).toBe(title.text)
    expect(below('Ada Lovelace, Jan Berg and the Tea Study Group')).toBe(title.text)
  })

  test('title and authors in one paragraph, each behind its label, are two', () => {
    const draft = read({
      text: `Title: ${title.text} Authors: Ada Lovelace PharmD; Jan Berg MD, PhD; Kevin Aran MPH`,
      size: 12,
    })
    expect(draft.title).toBe(title.text)
    expect(draft.authors.map((each) => each.family)).toEqual(['Lovelace', 'Berg', 'Aran'])
  })

  test('degrees and memberships are none of the names, and a group is an author', () => {
    const names = (text: string) =>
      read(title, { text, size: 11 }).authors.map((each) => ('literal' in each ? each.literal : each.family))
    expect(names('Ada Lovelace, MD, MPH; Jan Berg, ScD, FACS; Mary O’Connell, PharmD; Kevin Aran, MBChB')).toEqual([
      'Lovelace',
      'Berg',
      'O’Connell',
      'Aran',
    ])
    expect(names('Ada Lovelace, Member, IEEE, Jan Berg, Student Member, IEEE, and Mary O’Connell')).toEqual([
      'Lovelace',
      'Berg',
      'O’Connell',
    ])
    expect(names('Ada Lovelace, Jan Berg and the Aridol Study Group')).toEqual([
      'Lovelace',
      'Berg',
      'the Aridol Study Group',
    ])
    expect(names('Ada Lovelace, Jan Berg, for the SOLOIST Investigators')).toEqual([
      'Lovelace',
      'Berg',
      'the SOLOIST Investigators',
    ])
  })
})
