import { expect, test } from 'vitest'

import { readEndnoteXml } from '#science/records/endnote-xml.ts'

const styled = (text: string) => `<style face="normal" font="default" size="100%">${text}</style>`

const file = `<?xml version="1.0" encoding="UTF-8"?>
<xml><records>
<record><database name="a.enl" path="C:\\a.enl">a.enl</database><source-app name="EndNote" version="20.0">EndNote</source-app>
<rec-number>19</rec-number><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author>${styled('van der Berg, J.')}</author><author>${styled('The ABC Study Group,')}</author></authors>
<secondary-authors><author>Doe, Jane</author></secondary-authors></contributors>
<titles><title>${styled('CO')}<style face="subscript">2</style>${styled(' &amp; the &#946;-')}<style face="italic">test</style></title>
<secondary-title>${styled('Clin Microbiol Rev')}</secondary-title></titles>
<pages>${styled('10-20')}</pages><volume>${styled('32')}</volume><number>${styled('4')}</number><edition>2019/08/02</edition>
<keywords><keyword>${styled('Humans')}</keyword><keyword>${styled('')}</keyword></keywords>
<dates><year>${styled('2019')}</year><pub-dates><date>${styled('Sep 18')}</date></pub-dates></dates>
<isbn>${styled('0893-8512 (Print)&#xD;0893-8512')}</isbn><accession-num>${styled('31366609')}</accession-num>
<abstract>${styled('One.&#xD;Two.')}</abstract>
<notes>${styled('Baird, J Kevin&#xD;Journal Article&#xD;Review&#xD;A note')}</notes>
<urls><related-urls><url>&lt;Go to ISI&gt;://0001</url><url>https://example.org</url></related-urls></urls>
<custom2>PMC6750137</custom2><electronic-resource-num>10.1128/CMR.00011-19</electronic-resource-num>
<remote-database-provider>NLM</remote-database-provider><language>eng</language></record>
<record><ref-type name="Report">27</ref-type><titles><title>Without style</title></titles></record>
<record><ref-type name="Book">6</ref-type><contributors><authors><author>Doe, J.</author></authors></contributors><dates><year>2001</year></dates></record>
</records></xml>`

test('every field, styled text joined', () => {
  const { records } = readEndnoteXml(file)
  expect(records[0]).toEqual({
    line: 3,
    draft: {
      type: 'article-journal',
      title: 'CO₂ & the β-test',
      authors: [{ family: 'van der Berg', given: 'J.' }, { literal: 'The ABC Study Group' }],
      editors: [{ family: 'Doe', given: 'Jane' }],
      venue: 'Clin Microbiol Rev',
      year: 2019,
      month: 9,
      day: 18,
      volume: '32',
      issue: '4',
      pages: '10-20',
      keywords: ['Humans'],
      abstract: 'One.\nTwo.',
      note: 'Baird, J Kevin\nA note',
      publicationTypes: ['Journal Article', 'Review'],
      language: 'eng',
      url: 'https://example.org',
      ids: { doi: '10.1128/cmr.00011-19', pmid: '31366609', pmcid: 'PMC6750137', issn: '0893-8512' },
    },
  })
})

test('a record without style elements is read, one without title or identifier is skipped with its line', () => {
  const result = readEndnoteXml(file)
  expect(result.total).toBe(3)
  expect(result.records[1]).toMatchObject({ line: 18, draft: { type: 'report', title: 'Without style' } })
  expect(result.skipped).toEqual([
    { line: 19, reason: expect.stringContaining('neither a title'), excerpt: 'Doe, J. · 2001' },
  ])
})

test('a file that was cut off keeps the record in which it ends, and says so', () => {
  const result = readEndnoteXml(file.slice(0, file.indexOf('<abstract>') + 40))
  expect(result.records).toHaveLength(1)
  expect(result.records[0]?.draft).toMatchObject({ title: 'CO₂ & the β-test', year: 2019 })
  expect(result.warnings).toEqual([{ line: 3, reason: expect.stringContaining('cut off') }])
})
