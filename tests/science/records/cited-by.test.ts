import { expect, test } from 'vitest'

import { readRecords } from '#science/records/read-file.ts'

const wos =
  'FN Clarivate Analytics Web of Science\nVR 1.0\nPT J\nAU Berg, A\nTI Counting sheep\nSO SLEEP\nPY 2009\nTC 1,316\nZ9 1320\nER\n\nEF\n'
const scopusRis =
  'TY  - JOUR\nTI  - Counting sheep\nAU  - Berg, A.\nPY  - 2009\nDB  - Scopus\nN1  - Export Date: 12 March 2024; Cited By: 35\nER  - \n'
const wosRis =
  'TY  - JOUR\nTI  - Counting sheep\nAU  - Berg, A.\nPY  - 2009\nN1  - Times Cited in Web of Science Core Collection:  12\nTotal Times Cited:  13\nCited Reference Count:  40\nER  - \n'
const scopusCsv =
  '"Authors","Author full names","Title","Year","Source title","Cited by","DOI","EID"\n"Berg A.","Berg, Ann (1)","Counting sheep","2009","Sleep","0","10.1000/s","2-s2.0-1"\n'
const ownTable = 'Title,Authors,Year,Citations\nCounting sheep,"Berg, A",2009,7\n'
const perish = 'Cites,Authors,Title,Year,Source,DOI\n7,A Berg,Counting sheep,2009,Sleep,10.1000/s\n'
const crossref = JSON.stringify({ message: { type: 'journal-article', title: ['Counting sheep'], DOI: '10.1000/s', author: [{ family: 'Berg', given: 'A' }], issued: { 'date-parts': [[2009]] }, 'is-referenced-by-count': 9, 'reference-count': 40, source: 'Crossref' } }) // prettier-ignore
const openAlex = JSON.stringify({ results: [{ id: 'https://openalex.org/W1', title: 'Counting sheep', publication_year: 2009, authorships: [], type: 'article', cited_by_count: 316 }] }) // prettier-ignore
const bibtex = '@article{a, author = {Berg, Ann}, title = {Counting sheep}, year = {2009}, note = {cited By 35}}'

test.each([
  ['the tag TC of Web of Science', 'a.ciw', wos, { count: 1316, source: 'Web of Science' }],
  ['a note of Web of Science', 'a.ris', wosRis, { count: 12, source: 'Web of Science' }],
  ['a note of Scopus', 'a.ris', scopusRis, { count: 35, source: 'Scopus' }],
  ['a note of Scopus in BibTeX', 'a.bib', bibtex, { count: 35, source: 'Scopus' }],
  ['a table of Scopus, where 0 is a count', 'a.csv', scopusCsv, { count: 0, source: 'Scopus' }],
  ['a table of nobody known', 'a.csv', ownTable, { count: 7, source: 'the column “Citations” of the file' }],
  ['a table of Publish or Perish', 'a.csv', perish, { count: 7, source: 'the column “Cites” of the file' }],
  ['a reply of Crossref', 'a.json', crossref, { count: 9, source: 'Crossref' }],
  ['a reply of OpenAlex', 'a.json', openAlex, { count: 316, source: 'OpenAlex' }],
])('a count of citations comes along with %s', (_, name, text, citedBy) => {
  const read = readRecords(new TextEncoder().encode(text), name)
  expect(read.records.map(({ draft }) => draft.citedBy)).toEqual([citedBy])
})

test.each([
  ['a note that speaks of citations', 'TY  - JOUR\nTI  - Counting sheep\nN1  - We were cited by 12 people\nER  - \n'],
  ['no number', 'TY  - JOUR\nTI  - Counting sheep\nN1  - Cited By: many\nER  - \n'],
])('%s gives no count', (_, text) => {
  const read = readRecords(new TextEncoder().encode(text), 'a.ris')
  expect(read.records.map(({ draft }) => draft.citedBy)).toEqual([undefined])
})
