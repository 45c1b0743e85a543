import type { PaperDraft } from '#contract/papers.ts'

import type { AwkwardPair } from './awkward-pairs.ts'

const topics = ['Melatonin for delirium after surgery', 'Soil moisture and barley yield', 'Peer tutoring in algebra']
const leads = [
  ['Müller', 'J.'],
  ['Weiß', 'K.'],
  ['Gößl', 'A.'],
] as const
const journals = [
  ['Journal of Clinical Anesthesia', 'J Clin Anesth'],
  ['Agricultural Water Management', 'Agric Water Manag'],
  ['Journal of Educational Psychology', 'J Educ Psychol'],
] as const

const work = (kind: number, n: number): PaperDraft => ({
  type: 'article-journal',
  title: `${topics[n] ?? ''}: findings of site ${kind + 1}`,
  authors: [
    { family: leads[n]?.[0] ?? '', given: leads[n]?.[1] ?? '' },
    { family: 'Okoye', given: 'Ifeoma' },
  ],
  year: 2008 + kind,
  venue: journals[n]?.[0] ?? '',
  volume: String(20 + kind),
  issue: String(1 + n),
  pages: `${200 + kind * 11 + n}-${207 + kind * 11 + n}`,
  keywords: [],
  ids: { doi: `10.5555/daily.${kind}.${n}` },
})
const withoutIds = (paper: PaperDraft): PaperDraft => ({ ...paper, ids: {} })
const withoutPlace = ({ volume: _volume, issue: _issue, pages: _pages, ...paper }: PaperDraft): PaperDraft => paper

type Kind = { what: string; same: boolean; pair: (paper: PaperDraft, n: number) => [PaperDraft, PaperDraft] }

const kinds: Kind[] = [
  {
    what: 'a title in brackets of a translation, and without',
    same: true,
    pair: (paper, n) => [
      { ...paper, ids: { pmid: String(31_000_100 + n) } },
      { ...paper, title: `[${paper.title}].`, ids: { pmid: String(31_000_100 + n) } },
    ],
  },
  {
    what: 'a group as first author, or not named',
    same: true,
    pair: (paper) => [paper, { ...paper, authors: [{ literal: 'NIGHT Study Group' }, ...paper.authors] }],
  },
  {
    what: 'an abbreviated journal and a page without its end',
    same: true,
    pair: (paper, n) => [
      withoutIds(paper),
      { ...withoutIds(paper), venue: journals[n]?.[1] ?? '', pages: paper.pages?.split('-')[0] ?? '' },
    ],
  },
  {
    what: 'a dash for the colon, and the year of the printed issue',
    same: true,
    pair: (paper) => [
      withoutIds(paper),
      { ...withoutIds(paper), title: paper.title.replace(': ', ' – '), year: (paper.year ?? 0) + 1 },
    ],
  },
  {
    what: 'a title without its subtitle',
    same: true,
    pair: (paper, n) => {
      const long = {
        ...withoutIds(paper),
        title: `${topics[n]} in three hospitals and two villages: findings of a trial`,
      }
      return [long, { ...long, title: long.title.split(':')[0] ?? '' }]
    },
  },
  {
    what: 'letters with marks, and spelt out',
    same: true,
    pair: (paper) => [
      { ...withoutIds(paper), title: `Über ${paper.title}` },
      {
        ...withoutIds(paper),
        title: `Ueber ${paper.title}`,
        authors: paper.authors.map(({ family = '', ...rest }) => ({
          ...rest,
          family: family.replace('ü', 'ue').replace('ö', 'oe').replace('ß', 'ss'),
        })),
      },
    ],
  },
  {
    what: 'a PMID in one database, a DOI in the other',
    same: true,
    pair: (paper, n) => [paper, { ...paper, ids: { pmid: String(31_000_200 + n) } }],
  },
  {
    what: 'capitals and HTML of another program',
    same: true,
    pair: (paper) => [
      withoutIds(paper),
      { ...withoutIds(paper), title: paper.title.toUpperCase(), venue: paper.venue?.toUpperCase() ?? '' },
    ],
  },
  {
    what: 'abstracts of one author under one supplement DOI',
    same: false,
    pair: (paper) => [
      { ...paper, title: `P12 ${paper.title}`, pages: 'S12' },
      { ...paper, title: `P13 ${paper.title.replace('findings of site', 'costs at site')}`, pages: 'S13' },
    ],
  },
  {
    what: 'a preprint under the same title',
    same: false,
    pair: (paper, n) => [
      paper,
      { ...withoutPlace(paper), type: 'article', venue: 'medRxiv', ids: { doi: `10.1101/2020.01.0${n + 1}.999` } },
    ],
  },
  {
    what: 'an erratum under the DOI of its paper',
    same: false,
    pair: (paper) => [paper, { ...paper, title: `Erratum: ${paper.title}`, pages: '999' }],
  },
  {
    what: 'part I and part II',
    same: false,
    pair: (paper) => [
      withoutIds({ ...paper, title: `${paper.title}. Part I` }),
      withoutIds({ ...paper, title: `${paper.title}. Part II` }),
    ],
  },
  {
    what: 'the protocol of a trial',
    same: false,
    pair: (paper, n) => [
      paper,
      {
        ...withoutPlace(paper),
        title: `${paper.title}: study protocol`,
        venue: 'Trials',
        ids: { doi: `10.1186/protocol.${n}` },
      },
    ],
  },
  {
    what: 'the same title in another year',
    same: false,
    pair: (paper) => [
      withoutIds({ ...paper, title: 'Annual report of the national registry' }),
      withoutIds({
        ...paper,
        title: 'Annual report of the national registry',
        year: (paper.year ?? 0) + 1,
        volume: '77',
      }),
    ],
  },
  {
    what: 'a translation with its own title and DOI',
    same: false,
    pair: (paper, n) => [
      paper,
      {
        ...paper,
        title: ['Melatonina tras la cirugía', 'Bodenfeuchte und Gerste', 'Le tutorat en algèbre'][n] ?? '',
        language: ['es', 'de', 'fr'][n] ?? '',
        ids: { doi: `10.5555/translated.${n}` },
      },
    ],
  },
  {
    what: 'a letter and the reply to it on one page',
    same: false,
    pair: (paper) => [
      withoutIds({ ...paper, title: `${paper.title}. Letter to the editor`, pages: '301' }),
      withoutIds({ ...paper, title: `${paper.title}. Reply`, pages: '301' }),
    ],
  },
  {
    what: 'two editions of a book',
    same: false,
    pair: (paper, n) => {
      const book = { ...withoutPlace(paper), type: 'book', publisher: 'Springer', title: `Handbook of ${topics[n]}` }
      return [
        { ...book, edition: '2', ids: { isbn: `978303099999${n}` } },
        { ...book, edition: '3', year: (paper.year ?? 0) + 5, ids: { isbn: `978303088888${n}` } },
      ]
    },
  },
  {
    what: 'a talk and the article of the same year',
    same: false,
    pair: (paper, n) => [
      paper,
      {
        ...paper,
        type: 'paper-conference',
        venue: 'Proceedings of the Spring Meeting',
        pages: `A${n + 3}`,
        ids: { doi: `10.5555/meeting.${n}` },
      },
    ],
  },
  {
    what: 'editorials of one editor in two issues',
    same: false,
    pair: (paper) => {
      const { pages: _pages, ...editorial } = withoutIds({ ...paper, title: 'Editorial' })
      return [editorial, { ...editorial, issue: '9' }]
    },
  },
  {
    what: 'results after 52 and after 104 weeks, without pages',
    same: false,
    pair: (paper) => [
      withoutPlace(withoutIds({ ...paper, title: `${paper.title}: 52-week results` })),
      withoutPlace(withoutIds({ ...paper, title: `${paper.title}: 104-week results` })),
    ],
  },
]

/** Sixty pairs as a person meets them in a day of cleaning: three of each kind; written before the rules had met them. */
export const dailyPairs = (): AwkwardPair[] =>
  kinds.flatMap(({ what, same, pair }, kind) =>
    topics.map((_, n) => {
      const [one, other] = pair(work(kind, n), n)
      return { what, same, one, other }
    }),
  )
