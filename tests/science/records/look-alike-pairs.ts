import type { PaperDraft, RelationKind } from '#contract/papers.ts'

/** Two records that look like one work and are two, or are one and do not look like it; what they are to each other. */
export type LookAlike = { what: string; one: PaperDraft; other: PaperDraft; same: boolean; relation?: RelationKind }

const drugs = 'ustekinumab tofacitinib metformin tafenoquine ketamine semaglutide apixaban sertraline'.split(' ')
const conditions = [
  'Crohn disease',
  'rheumatoid arthritis',
  'type 2 diabetes',
  'vivax malaria',
  'treatment-resistant depression',
  'obesity',
  'atrial fibrillation',
  'panic disorder',
]
const families = ['Okafor', 'van der Berg', 'García-Márquez', 'Nguyễn', 'Smith', 'Özkal', "O'Brien", 'Tanaka']
const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('An empty list has no member.')
  return value
}

/** A trial of its own for each number. */
function trial(number: number): PaperDraft {
  return {
    type: 'article-journal',
    title: `Efficacy of ${at(drugs, number)} in adults with ${at(conditions, number * 3 + 1)}: a randomised trial`,
    authors: [
      { family: at(families, number), given: 'A.' },
      { family: at(families, number + 3), given: 'B.' },
    ],
    year: 2010 + (number % 12),
    venue: `Journal of ${at(['Gastroenterology', 'Rheumatology', 'Tropical Medicine'], number)}`,
    volume: String(10 + number),
    issue: '2',
    pages: `${100 + number * 7}-${106 + number * 7}`,
    keywords: [],
    ids: { doi: `10.5555/work.${number}`, pmid: String(20_000_000 + number) },
  }
}

type Make = (draft: PaperDraft, number: number) => Omit<LookAlike, 'one'> & { one?: PaperDraft }

const bare = ({ pages: _pages, volume: _volume, ...draft }: PaperDraft): PaperDraft => draft
const supplement = (draft: PaperDraft, number: number, pages: string): PaperDraft => ({
  ...draft,
  type: 'paper-conference',
  ids: { doi: `10.5555/supplement.${number}` },
  issue: 'Suppl 1',
  pages,
})
const notice =
  (what: RelationKind, opening: string): Make =>
  (draft, number) => ({
    what: `${what}: ${opening}`,
    one: { ...draft, ids: { doi: `10.5555/work.${number}` } },
    // Some databases give a notice the DOI of its paper.
    other: {
      ...draft,
      title: `${opening}${draft.title}`,
      pages: `${900 + number}`,
      ids: number % 2 ? { doi: `10.5555/work.${number}` } : {},
    },
    same: false,
    relation: what,
  })

const kinds: Make[] = [
  (draft, number) => ({
    what: 'abstracts of one supplement under its DOI',
    one: supplement(draft, number, 'S12'),
    other: { ...supplement(trial(number + 1), number, 'S13'), year: draft.year ?? 2010 },
    same: false,
  }),
  (draft, number) => ({
    what: 'abstracts of one supplement, one word apart, no pages',
    one: bare(supplement(draft, number, '')),
    other: bare({ ...supplement(draft, number, ''), title: draft.title.replace('Efficacy', 'Safety') }),
    same: false,
  }),
  (draft, number) => ({
    what: 'opposite words under one DOI',
    one: bare(supplement({ ...draft, title: `Increased hypotension with ${draft.title}` }, number, '')),
    other: bare(supplement({ ...draft, title: `Decreased hypertension with ${draft.title}` }, number, '')),
    same: false,
  }),
  (draft, number) => ({
    what: 'poster sessions with one short title under one DOI',
    one: supplement({ ...draft, title: 'Poster session' }, number, 'S40'),
    other: supplement({ ...draft, title: 'Poster session', authors: [{ family: 'Else', given: 'E.' }] }, number, 'S90'),
    same: false,
  }),
  (draft, number) => ({
    what: 'parts of a series under one DOI',
    one: { ...draft, title: `${draft.title}. Part I`, ids: { doi: `10.5555/series.${number}` }, pages: '1-9' },
    other: { ...draft, title: `${draft.title}. Part II`, ids: { doi: `10.5555/series.${number}` }, pages: '10-19' },
    same: false,
  }),
  (draft, number) => ({
    what: 'numbered papers of a series, nothing but titles apart',
    one: bare({ ...draft, title: `${draft.title} ${number}: paper 1`, ids: { doi: `10.5555/series.${number}` } }),
    other: bare({ ...draft, title: `${draft.title} ${number}: paper 2`, ids: { doi: `10.5555/series.${number}` } }),
    same: false,
  }),
  (draft, number) => ({
    what: 'preprint and publication',
    one: { ...draft, venue: 'medRxiv', type: 'article', ids: { doi: `10.1101/2020.01.01.${20_000_000 + number}` } },
    other: { ...draft, year: (draft.year ?? 2010) + 1 },
    same: false,
    relation: 'preprint',
  }),
  (draft, number) => ({
    what: 'preprint and publication with one arXiv number',
    one: { ...bare(draft), venue: 'arXiv', type: 'article', ids: { arxiv: `2101.${10_000 + number}` } },
    other: { ...draft, ids: { ...draft.ids, arxiv: `2101.${10_000 + number}` } },
    same: false,
    relation: 'preprint',
  }),
  notice('erratum', 'Erratum to: '),
  notice('erratum', 'Author Correction: '),
  notice('retraction', 'Retraction: '),
  notice('retraction', 'Retraction notice to “'),
  notice('concern', 'Expression of Concern: '),
  notice('comment', 'Re: '),
  (draft, number) => ({
    what: 'protocol and report',
    one: {
      ...draft,
      title: draft.title.replace('a randomised trial', 'study protocol for a randomised trial'),
      year: (draft.year ?? 2010) - 2,
      ids: {},
    },
    other: { ...draft, ids: { doi: `10.5555/report.${number}` } },
    same: false,
    relation: 'protocol',
  }),
  (draft, number) => ({
    what: 'companion reports of one registered trial',
    one: { ...draft, abstract: `Registered as NCT0${1_000_000 + number}.`, ids: {} },
    other: {
      ...draft,
      title: `Quality of life after ${at(drugs, number)}: secondary outcomes ${number}`,
      abstract: `ClinicalTrials.gov, NCT0${1_000_000 + number}`,
      pages: '700-709',
      ids: {},
    },
    same: false,
    relation: 'companion',
  }),
  (draft) => ({
    what: 'one work, spelled otherwise',
    other: { ...draft, title: draft.title.replace('randomised', 'randomized').toUpperCase() },
    same: true,
  }),
  (draft) => ({
    what: 'one work, retracted since',
    other: { ...draft, title: `RETRACTED: ${draft.title}` },
    same: true,
  }),
  (draft) => ({
    what: 'one work, subtitle left out',
    other: { ...bare(draft), title: draft.title.replace(/:.*/, '') },
    same: true,
  }),
  (draft) => ({ what: 'one work, a record without a title', other: { ...draft, title: '', authors: [] }, same: true }),
]

/** Ten pairs of each of twenty kinds. */
export const lookAlikePairs = (): LookAlike[] =>
  kinds.flatMap((make, kind) =>
    Array.from({ length: 10 }, (_, index) => {
      const number = kind * 10 + index
      const draft = trial(number)
      return { one: draft, ...make(draft, number) }
    }),
  )
