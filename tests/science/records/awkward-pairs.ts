import type { PaperDraft } from '#contract/papers.ts'

/** Two records that one could take for one work, or one work in two spellings; judged before the rules were run. */
export type AwkwardPair = { what: string; one: PaperDraft; other: PaperDraft; same: boolean }

const subjects = ['Frailty', 'Sepsis', 'Migraine', 'Eczema']
const authors = [
  { family: 'Adeyemi', given: 'Tola' },
  { family: 'Fernández-Ruiz', given: 'Ana' },
]

const base = (kind: number, n: number): PaperDraft => ({
  type: 'article-journal',
  title: `${subjects[n]} in primary care, district ${kind + 1}: a cohort study of routine records`,
  authors,
  year: 2016 + n,
  venue: 'Journal of Routine Records',
  volume: String(30 + kind * 4 + n),
  issue: '4',
  pages: `${210 + n}-${219 + n}`,
  keywords: [],
  ids: {},
})

type Kind = { what: string; same: boolean; pair: (paper: PaperDraft, n: number) => [PaperDraft, PaperDraft] }
const titled = (paper: PaperDraft, title: string, more: Partial<PaperDraft> = {}): PaperDraft => ({
  ...paper,
  title,
  ...more,
})

const kinds: Kind[] = [
  {
    what: 'two parts that follow each other in one issue',
    same: false,
    pair: (p, n) => [
      titled(p, `${subjects[n]} and its care, part 1`),
      titled(p, `${subjects[n]} and its care, part 2`, { pages: `${220 + n}-${229 + n}` }),
    ],
  },
  {
    what: 'statistics of two years',
    same: false,
    pair: (p, n) => [
      titled(p, `${subjects[n]} statistics, ${2016 + n}`),
      titled(p, `${subjects[n]} statistics, ${2017 + n}`, { year: 2017 + n, volume: String(41 + n) }),
    ],
  },
  {
    what: 'two replies of one author in one issue',
    same: false,
    pair: (p) => [titled(p, 'Reply', { pages: '301' }), titled(p, 'Reply', { pages: '302' })],
  },
  {
    what: 'the same title in two journals of one year',
    same: false,
    pair: (p, n) => [
      titled(p, `${subjects[n]} in older people`),
      titled(p, `${subjects[n]} in older people`, { venue: 'Annals of Age', volume: '7', pages: '12-15' }),
    ],
  },
  {
    what: 'results after one and after two years',
    same: false,
    pair: (p, n) => [
      titled(p, `Exercise for ${subjects[n]}: 12-month results of a randomised trial`),
      titled(p, `Exercise for ${subjects[n]}: 24-month results of a randomised trial`, { pages: '400-409' }),
    ],
  },
  {
    what: 'two talks of a meeting under one DOI',
    same: false,
    pair: (p, n) => [
      titled(p, `Who falls ill with ${subjects[n]}?`, { ids: { doi: `10.5555/meeting.${n}` }, pages: 'A1' }),
      titled(p, `Who recovers from ${subjects[n]}?`, { ids: { doi: `10.5555/meeting.${n}` }, pages: 'A2' }),
    ],
  },
  {
    what: 'men and women',
    same: false,
    pair: (p, n) => [
      titled(p, `Risk of ${subjects[n]} in men: a population-based study`, { ids: { doi: `10.5555/men.${n}` } }),
      titled(p, `Risk of ${subjects[n]} in women: a population-based study`),
    ],
  },
  {
    what: 'a talk and the article of the same title',
    same: false,
    pair: (p) => [
      p,
      { ...p, type: 'paper-conference', venue: 'European Congress of Care', volume: '12', issue: 'S1', pages: 'S44' },
    ],
  },
  {
    what: 'two doses',
    same: false,
    pair: (p, n) => [
      titled(p, `Amitriptyline 20 mg for ${subjects[n]}: a randomised trial`),
      titled(p, `Amitriptyline 40 mg for ${subjects[n]}: a randomised trial`),
    ],
  },
  {
    what: 'introductions of two books',
    same: false,
    pair: (p, n) => [
      titled(p, 'Introduction', { type: 'chapter', venue: `Handbook of ${subjects[n]}`, pages: '1-9' }),
      titled(p, 'Introduction', { type: 'chapter', venue: `Care of ${subjects[n]}`, pages: '1-12' }),
    ],
  },
  {
    what: 'Greek letters and their names',
    same: true,
    pair: (p, n) => [
      titled(p, `β-blockers and ${subjects[n]}: a cohort study of α-receptors`),
      titled(p, `Beta-blockers and ${subjects[n]}: a cohort study of alpha-receptors`),
    ],
  },
  {
    what: 'initials, an abbreviated journal and a shortened last page',
    same: true,
    pair: (p, n) => [
      p,
      {
        ...p,
        authors: [
          { family: 'Adeyemi', given: 'T' },
          { family: 'Fernandez-Ruiz', given: 'A' },
        ],
        venue: 'J Routine Rec',
        pages: `${210 + n}-${String(219 + n).slice(1)}`,
      },
    ],
  },
  {
    what: 'British and American spelling',
    same: true,
    pair: (p, n) => [
      titled(p, `A randomised trial of anaesthesia and ${subjects[n]} in paediatric centres`),
      titled(p, `A randomized trial of anesthesia and ${subjects[n]} in pediatric centers`),
    ],
  },
  {
    what: 'capitals, brackets and a full stop',
    same: true,
    pair: (p) => [p, titled(p, `[${p.title.toUpperCase()}].`)],
  },
  {
    what: 'online and in print under one DOI',
    same: true,
    pair: (p, n) => [
      { ...p, ids: { doi: `10.5555/print.${n}` } },
      { ...p, year: 2017 + n, ids: { doi: `10.5555/print.${n}` }, pages: `${210 + n}` },
    ],
  },
]

/** Sixty pairs: four of each kind. */
export const awkwardPairs = (): AwkwardPair[] =>
  kinds.flatMap(({ what, same, pair }, kind) =>
    subjects.map((_, n) => {
      const [one, other] = pair(base(kind, n), n)
      return { what, same, one, other }
    }),
  )
