import { expect, test } from 'vitest'

import { mapHtml } from '#features/review/scope/map-html.ts'
import { standAloneHtml } from '#science/networks/stand-alone-html.ts'

import { hostileStrings } from './strings.ts'

/** Every file of markup that is made of other people's words, by what makes it: a text that stands everywhere. */
const writers: Record<string, (x: string) => string> = {
  'a page of figures and tables': (x) =>
    standAloneHtml({
      title: x,
      lead: x,
      figures: [],
      tables: [{ caption: x, head: [x], rows: [[x, x]] }],
      provenance: [x],
    }),
  'an evidence map': (x) =>
    mapHtml(x, x, { rows: [x], columns: [x], cells: [[{ row: x, column: x, studies: ['s'] }]] } as never, () => x),
}

const tagsOf = (html: string) => Array.from(html.matchAll(/<(\/?[a-z!][^\s/>]*)/gi), ([, tag]) => tag)

test.each(Object.entries(writers))('%s: the words of others are words, and nothing runs or is fetched', (_, write) => {
  const plain = tagsOf(write('plain words'))
  for (const text of hostileStrings) {
    const html = write(text)
    expect(tagsOf(html), JSON.stringify(text)).toEqual(plain)
    const attributes = Array.from(html.matchAll(/<[a-z][^>]*>/gi), ([tag]) => tag)
    for (const tag of attributes) expect(tag, JSON.stringify(text)).not.toMatch(/\son\w+\s*=|javascript:|src\s*=/i)
  }
})
