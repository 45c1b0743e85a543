import type { PaperDraft } from '#contract/papers.ts'

import type { AwkwardPair } from './awkward-pairs.ts'

const subjects = [
  'Vitamin K2 for nocturnal cramps',
  'Kangaroo care of preterm infants',
  'Rooftop gardens and street heat',
]
const leads = ['Nakamura-Silva', "O'Dwyer", 'Østergaard']
const venues = [
  ['The Journal of Muscle Research', 'J Muscle Res'],
  ['Acta Paediatrica', 'Acta Paediatr'],
  ['Building and Environment', 'Build Environ'],
] as const

const work = (kind: number, n: number): PaperDraft => ({
  type: 'article-journal',
  title: `${subjects[n] ?? ''} in town ${kind + 1}`,
  authors: [
    { family: leads[n] ?? '', given: 'Maria T.' },
    { family: 'Haile', given: 'Selam' },
    { family: 'Lindqvist', given: 'Per' },
  ],
  year: 2003 + kind,
  venue: venues[n]?.[0] ?? '',
  volume: String(50 + kind),
  issue: String(2 + n),
  pages: `${1100 + kind * 13 + n}-${1109 + kind * 13 + n}`,
  keywords: [],
  ids: { doi: `10.5555/crowd.${kind}.${n}` },
})
const withoutIds = (paper: PaperDraft): PaperDraft => ({ ...paper, ids: {} })
const withoutPlace = ({ volume: _volume, issue: _issue, pages: _pages, ...paper }: PaperDraft): PaperDraft => paper
const letters = (text: string) => text.replaceAll('Ø', 'O').replaceAll('ø', 'o')

type Kind = { what: string; same: boolean; pair: (paper: PaperDraft, n: number) => [PaperDraft, PaperDraft] }

const kinds: Kind[] = [
  {
    what: 'two databases, of which one has the DOI and a shortened journal, the other pages alone',
    same: true,
    pair: (paper, n) => [
      withoutPlace({ ...paper, venue: venues[n]?.[1] ?? '' }),
      { ...withoutIds(paper), venue: venues[n]?.[1] ?? '' },
    ],
  },
  {
    what: 'all in small letters, names by initials without stops',
    same: true,
    pair: (paper) => [
      withoutIds(paper),
      {
        ...withoutIds(paper),
        title: `${paper.title.toLowerCase()}.`,
        authors: paper.authors.map(({ family = '', given = '' }) => ({ family, given: given.charAt(0) })),
      },
    ],
  },
  {
    what: 'a number spelt out and the ampersand',
    same: true,
    pair: (paper) => [
      withoutIds({ ...paper, title: `${paper.title} and two others: a pilot` }),
      withoutIds({ ...paper, title: `${paper.title} & 2 others: a pilot` }),
    ],
  },
  {
    what: 'a hyphen in one database, none in the other, and an article number for pages',
    same: true,
    pair: (paper, n) => [
      { ...paper, title: `Follow-up of ${paper.title}`, pages: `e${3000 + n}` },
      { ...withoutPlace(paper), title: `Followup of ${paper.title}` },
    ],
  },
  {
    what: 'letters of another alphabet in the family name, and plain ones',
    same: true,
    pair: (paper) => [
      withoutIds(paper),
      {
        ...withoutIds(paper),
        authors: paper.authors.map((author) => ({ ...author, family: letters(author.family ?? '') })),
      },
    ],
  },
  {
    what: 'the second record is of the online version, a year before, under the same DOI',
    same: true,
    pair: (paper) => [paper, { ...withoutPlace(paper), year: (paper.year ?? 0) - 1 }],
  },
  {
    what: 'a record of a trial register and its results paper',
    same: false,
    pair: (paper, n) => [
      paper,
      {
        ...withoutPlace(paper),
        type: 'document',
        venue: 'ClinicalTrials.gov',
        authors: [{ literal: 'University Hospital' }],
        ids: { accession: `NCT0400000${n}` },
      },
    ],
  },
  {
    what: 'the abstract of a congress and the article, in one journal and year',
    same: false,
    pair: (paper, n) => [
      paper,
      { ...paper, issue: 'Suppl 1', pages: `S${40 + n}`, ids: { doi: `10.5555/crowd.congress.${n}` } },
    ],
  },
  {
    what: 'the abstract of a congress and the article, without DOIs',
    same: false,
    pair: (paper, n) => [
      withoutIds(paper),
      { ...withoutIds(paper), volume: String(49), issue: 'Suppl 1', pages: `S${40 + n}-S${41 + n}` },
    ],
  },
  {
    what: 'posters of one group under one supplement DOI, one author',
    same: false,
    pair: (paper, n) => [
      {
        ...paper,
        title: `${paper.title}: effects on sleep`,
        pages: `P${n + 1}`,
        ids: { doi: '10.5555/crowd.posters' },
      },
      {
        ...paper,
        title: `${paper.title}: effects on pain`,
        pages: `P${n + 101}`,
        ids: { doi: '10.5555/crowd.posters' },
      },
    ],
  },
  {
    what: 'posters under one supplement DOI without pages, one word apart',
    same: false,
    pair: (paper) => [
      withoutPlace({ ...paper, title: `${paper.title} by day`, ids: { doi: '10.5555/crowd.days' } }),
      withoutPlace({ ...paper, title: `${paper.title} by night`, ids: { doi: '10.5555/crowd.days' } }),
    ],
  },
  {
    what: 'a corrigendum with its own DOI',
    same: false,
    pair: (paper, n) => [
      paper,
      {
        ...paper,
        title: `Corrigendum to “${paper.title}” [${paper.venue} ${paper.volume} (${paper.year})]`,
        pages: `${1500 + n}`,
        ids: { doi: `10.5555/crowd.corr.${n}` },
      },
    ],
  },
  {
    what: 'a retraction notice under the DOI of its paper',
    same: false,
    pair: (paper) => [paper, { ...paper, title: `Retraction: ${paper.title}`, year: (paper.year ?? 0) + 2 }],
  },
  {
    what: 'the same trial in another year of follow-up, same pages',
    same: false,
    pair: (paper) => [
      withoutIds({ ...paper, title: `${paper.title}: five-year outcomes` }),
      withoutIds({ ...paper, title: `${paper.title}: ten-year outcomes`, year: (paper.year ?? 0) + 5 }),
    ],
  },
  {
    what: 'an annual report under the same title',
    same: false,
    pair: (paper) => [
      withoutPlace(withoutIds({ ...paper, title: `Annual report of the register: ${paper.title}` })),
      withoutPlace(
        withoutIds({
          ...paper,
          title: `Annual report of the register: ${paper.title}`,
          year: (paper.year ?? 0) + 1,
        }),
      ),
    ],
  },
  {
    what: 'a translation printed in the same journal, another language and pages',
    same: false,
    pair: (paper, n) => [
      withoutIds(paper),
      withoutIds({ ...paper, title: `Efectos: ${paper.title}`, language: 'es', pages: `${1400 + n}-${1409 + n}` }),
    ],
  },
  {
    what: 'a preprint server and the journal under a title that changed its subtitle',
    same: false,
    pair: (paper, n) => [
      { ...paper, title: `${paper.title}: a randomised trial` },
      {
        ...withoutPlace(paper),
        type: 'article',
        genre: 'Preprint',
        venue: 'medRxiv',
        title: `${paper.title}: a trial`,
        ids: { doi: `10.1101/crowd.${n}` },
      },
    ],
  },
  {
    what: 'two companions of one trial in one issue, one group author',
    same: false,
    pair: (paper, n) => [
      withoutIds({
        ...paper,
        title: `${paper.title}: primary outcomes of the COVE trial`,
        authors: [{ literal: 'COVE Group' }],
      }),
      withoutIds({
        ...paper,
        title: `${paper.title}: secondary outcomes of the COVE trial`,
        authors: [{ literal: 'COVE Group' }],
        pages: `${1200 + n}-${1206 + n}`,
      }),
    ],
  },
  {
    what: 'letters about one article on one page',
    same: false,
    pair: (paper, n) => [
      withoutIds({
        ...paper,
        title: `Re: ${paper.title}`,
        authors: [{ family: 'Abel', given: 'A.' }],
        pages: `${77 + n}`,
      }),
      withoutIds({
        ...paper,
        title: `Re: ${paper.title}`,
        authors: [{ family: 'Bode', given: 'B.' }],
        pages: `${77 + n}`,
      }),
    ],
  },
  {
    what: 'a chapter and the article that became of it',
    same: false,
    pair: (paper, n) => [
      withoutIds(paper),
      {
        ...withoutIds(paper),
        type: 'chapter',
        venue: `Handbook of Trials ${n}`,
        volume: '1',
        pages: `${11 + n}-${29 + n}`,
        publisher: 'Karger',
      },
    ],
  },
]

/** Sixty pairs of a third day, written and judged before the rules were run on them. */
export const crowdedPairs = (): AwkwardPair[] =>
  kinds.flatMap(({ what, same, pair }, kind) =>
    [0, 1, 2].map((n) => {
      const [one, other] = pair(work(kind, n), n)
      return { what, one, other, same }
    }),
  )
