import { expect, test } from 'vitest'

import { readNbib } from '#science/records/nbib.ts'
import { readRecords } from '#science/records/read-file.ts'

import { bytesOf, sharedBytes } from './shared-data.ts'

const record = `
PMID- 20481061
OWN - NLM
IS  - 0955-2359 (Print)
VI  - 20
IP  - 4
DP  - 2009 Dec 3
TI  - From danger and motherhood to health and beauty: health advice for the factory
      girl in early Britain.
PG  - 454-81
LID - 10.1093/tcbh/hwp034 [doi]
LID - hwp034 [pii]
AB  - OBJECTIVE: First line of it
      and second.
FAU - Long, Vicky
AU  - Long V
AD  - Centre for History, Manchester.
FAU - Marland, Hilary
AU  - Marland H
AU  - Short S
CN  - The Study Group
FED - Editor, Eva
ED  - Editor E
LA  - eng
PT  - Historical Article
PT  - Journal Article
PL  - England
TA  - 20 Century Br Hist
JT  - 20 century British history
MH  - Female
MH  - Occupational Health/*history
OT  - factories
PMC - PMC4513071
AID - 10.1093/tcbh/hwp034 [doi]
SO  - 20 Century Br Hist. 2009;20(4):454-81. doi: 10.9999/not-this-one.
`

test('every field of a PubMed record', () => {
  expect(readNbib(record).records).toEqual([
    {
      line: 2,
      draft: {
        type: 'article-journal',
        title: 'From danger and motherhood to health and beauty: health advice for the factory girl in early Britain.',
        authors: [
          { family: 'Long', given: 'Vicky' },
          { family: 'Marland', given: 'Hilary' },
          { family: 'Short', given: 'S' },
          { literal: 'The Study Group' },
        ],
        editors: [{ family: 'Editor', given: 'Eva' }],
        year: 2009,
        month: 12,
        day: 3,
        venue: '20 century British history',
        venueShort: '20 Century Br Hist',
        volume: '20',
        issue: '4',
        pages: '454-481',
        place: 'England',
        abstract: 'OBJECTIVE: First line of it and second.',
        keywords: ['Female', 'Occupational Health/*history', 'factories'],
        language: 'eng',
        publicationTypes: ['Historical Article', 'Journal Article'],
        ids: { doi: '10.1093/tcbh/hwp034', pmid: '20481061', pmcid: 'PMC4513071', issn: '0955-2359' },
      },
    },
  ])
})

test('a PMID that another record is commented by starts no record', () => {
  const { total, records } = readNbib('PMID- 1\nTI  - A\nCIN - Lancet. 2001;1:2. PMID: 3\n\nPMID- 2\nTI  - B\n')
  expect(total).toBe(2)
  expect(records.map(({ draft }) => draft.ids.pmid)).toEqual(['1', '2'])
})

test('broken lines cost no record', () => {
  const result = readNbib(
    'PMID- 27433151\nSO  invalid line\nTI  - One title\n\nPMID- 27394443\nSO- another invalid line\nTI  -Another title\n',
  )
  expect(result.records.map(({ draft }) => [draft.ids.pmid, draft.title])).toEqual([
    ['27433151', 'One title'],
    ['27394443', 'Another title'],
  ])
})

test('CRLF, and an abstract whose lines lost their indent', () => {
  const { records } = readNbib('PMID- 1\r\nTI  - A\r\nAB  - One\r\ntwo.\r\nDP  - 2001\r\n')
  expect(records[0]?.draft).toMatchObject({ abstract: 'One two.', year: 2001 })
})

const several = 'PMID- 1\nTI  - A\nPMC - PMC1\n\nPMC -22664230\nTI-\n\nPMCR- 3\nTI  - B\n\n'

test.each([
  ['MedlinePlainImporterTestMultipleEntries.txt', `${several}PMID-4\n\nPMID-5\n\nPMID-6\n\nPMID-7\n`, 7],
  ['MedlinePlainImporterStringOutOfBounds.txt', 'PMID- 1\nSO  broken\n\nPMID- 2\nSO- broken\n', 2],
  ['MedlinePlainImporterTestDOI.txt', 'PMID-22664220\nAID - doi:10.1016/j.cpr.2005.02.002\n', 1],
  ['MedlinePlainImporterTestMultiAbstract.txt', 'PMC -22664230\nTI-\nAB  - Old\nAB  - new\n', 1],
  ['MedlinePlainImporterTestMultiTitle.txt', 'PMCR- 1\nTI  - One\nTI  - two.\n', 1],
])('%s of JabRef keeps every record', (file, own, kept) => {
  const result = readRecords(sharedBytes(`bib/jabref/${file}`) ?? bytesOf(own), file)
  expect(result.format).toBe('nbib')
  expect([result.records.length, result.skipped.length]).toEqual([kept, 0])
})

test('a blank line behind every line parts nothing', () => {
  const { total, records } = readNbib(
    'PMID- 1\n\nOWN - NLM\n\nTI  - A\n\nDP  - 2001\n\nPMC - PMC5\n\nPMID- 2\n\nTI  - B\n',
  )
  expect(total).toBe(2)
  expect(records[0]?.draft).toMatchObject({ title: 'A', year: 2001, ids: { pmid: '1', pmcid: 'PMC5' } })
})
