import type { PaperDraft } from '#contract/papers.ts'

import type { AwkwardPair } from './awkward-pairs.ts'

const names = (line: string) =>
  line.split('; ').map((name) => {
    const [family = '', given = ''] = name.split(', ')
    return { family, given }
  })

const work = (title: string, authors: string, rest: Partial<PaperDraft> = {}): PaperDraft => ({
  type: 'article-journal',
  title,
  authors: names(authors),
  keywords: [],
  ids: {},
  ...rest,
})

const pair = (what: string, same: boolean, one: PaperDraft, other: PaperDraft): AwkwardPair => ({
  what,
  same,
  one,
  other,
})
const doi = (name: string) => ({ ids: { doi: `10.5555/kin.${name}` } })

/** Twenty-four pairs of a fourth day, of works that belong together, written and judged before the rules were run on them. */
export const kindredPairs = (): AwkwardPair[] => [
  pair(
    'two abstracts of one supplement with one DOI',
    false,
    work('P112 Outcomes of home dialysis in rural clinics', 'Achebe, N; Rossi, L', {
      year: 2016,
      venue: 'Nephrol Dial Transplant',
      volume: '31',
      issue: 'Suppl 1',
      pages: 'i112',
      ...doi('supp'),
    }),
    work('P113 Travel time and adherence to dialysis', 'Rossi, L; Achebe, N', {
      year: 2016,
      venue: 'Nephrol Dial Transplant',
      volume: '31',
      issue: 'Suppl 1',
      pages: 'i113',
      ...doi('supp'),
    }),
  ),
  pair(
    'one abstract of a supplement in two databases, once with its number before the title',
    true,
    work('P112 Outcomes of home dialysis in rural clinics', 'Achebe, N; Rossi, L', {
      year: 2016,
      venue: 'Nephrol Dial Transplant',
      volume: '31',
      pages: 'i112',
      ...doi('supp1'),
    }),
    work('Outcomes of home dialysis in rural clinics', 'Achebe, Nkem; Rossi, Livia', {
      year: 2016,
      venue: 'Nephrology Dialysis Transplantation',
      volume: '31',
      issue: 'Suppl 1',
      pages: 'i112',
      ...doi('supp1'),
    }),
  ),
  pair(
    'a preprint and its publication',
    false,
    work('Wearables detect atrial fibrillation at night', 'Meyer, K; Oduya, F; Tan, W', {
      type: 'article',
      year: 2021,
      publisher: 'medRxiv',
      ids: { doi: '10.1101/2021.02.03.21250001' },
    }),
    work('Wearables detect atrial fibrillation at night', 'Meyer, Karin; Oduya, Femi; Tan, Wei', {
      year: 2022,
      venue: 'Heart Rhythm',
      volume: '19',
      pages: '88-97',
      ...doi('af'),
    }),
  ),
  pair(
    'two versions of one preprint',
    true,
    work('Wearables detect atrial fibrillation at night', 'Meyer, K; Oduya, F; Tan, W', {
      type: 'article',
      year: 2021,
      publisher: 'arXiv',
      ids: { arxiv: '2102.01234v1' },
    }),
    work('Wearables detect atrial fibrillation at night', 'Meyer, Karin; Oduya, Femi; Tan, Wei', {
      type: 'article',
      year: 2021,
      publisher: 'arXiv',
      ids: { arxiv: '2102.01234v3' },
    }),
  ),
  pair(
    'an erratum and its paper',
    false,
    work('Dietary salt and kidney stones', 'Fontaine, A; Brück, H', {
      year: 2014,
      venue: 'Kidney Int',
      volume: '85',
      issue: '2',
      pages: '300-309',
      ...doi('salt'),
    }),
    work('Erratum: Dietary salt and kidney stones', 'Fontaine, A; Brück, H', {
      year: 2014,
      venue: 'Kidney Int',
      volume: '85',
      issue: '6',
      pages: '1491',
    }),
  ),
  pair(
    'an erratum that bears the DOI of its paper',
    false,
    work('Dietary salt and kidney stones', 'Fontaine, A; Brück, H', {
      year: 2014,
      venue: 'Kidney Int',
      volume: '85',
      pages: '300-309',
      ...doi('salt2'),
    }),
    work('Corrigendum to “Dietary salt and kidney stones” [Kidney Int. 85 (2014) 300–309]', 'Fontaine, A; Brück, H', {
      year: 2014,
      venue: 'Kidney Int',
      volume: '86',
      pages: '211',
      ...doi('salt2'),
    }),
  ),
  pair(
    'a retraction notice and its paper',
    false,
    work('Stem cells restore hearing in mice', 'Ueda, S; Kato, M', {
      year: 2013,
      venue: 'Nat Commun',
      volume: '4',
      pages: '1882',
      ...doi('ear'),
    }),
    work('RETRACTED ARTICLE NOTE: Stem cells restore hearing in mice', 'Ueda, S; Kato, M', {
      year: 2015,
      venue: 'Nat Commun',
      volume: '6',
      pages: '7001',
      ...doi('ear.r'),
    }),
  ),
  pair(
    'a paper that was retracted, marked so in one database',
    true,
    work('Stem cells restore hearing in mice', 'Ueda, S; Kato, M', {
      year: 2013,
      venue: 'Nat Commun',
      volume: '4',
      pages: '1882',
    }),
    work('RETRACTED: Stem cells restore hearing in mice', 'Ueda, Sho; Kato, Miki', {
      year: 2013,
      venue: 'Nature Communications',
      volume: '4',
      pages: '1882',
    }),
  ),
  pair(
    'parts I and II',
    false,
    work('Guideline for the care of venous ulcers. Part I: diagnosis', 'Hofer, P; Lang, B', {
      year: 2018,
      venue: 'Phlebology',
      volume: '33',
      pages: '10-22',
    }),
    work('Guideline for the care of venous ulcers. Part II: treatment', 'Hofer, P; Lang, B', {
      year: 2018,
      venue: 'Phlebology',
      volume: '33',
      pages: '23-40',
    }),
  ),
  pair(
    'parts told apart by a figure alone',
    false,
    work('The cohort of Malmö mothers, 1', 'Ek, S; Dahl, R', {
      year: 1995,
      venue: 'Scand J Soc Med',
      volume: '23',
      pages: '1-9',
    }),
    work('The cohort of Malmö mothers, 2', 'Ek, S; Dahl, R', {
      year: 1995,
      venue: 'Scand J Soc Med',
      volume: '23',
      pages: '10-18',
    }),
  ),
  pair(
    'one part, its number once in Roman figures and once in Arabic ones',
    true,
    work('Guideline for the care of venous ulcers. Part II: treatment', 'Hofer, P; Lang, B', {
      year: 2018,
      venue: 'Phlebology',
      volume: '33',
      pages: '23-40',
    }),
    work('Guideline for the care of venous ulcers: part 2, treatment', 'Hofer, Paul; Lang, Birgit', {
      year: 2018,
      venue: 'Phlebology',
      volume: '33',
      issue: '1',
      pages: '23-40',
    }),
  ),
  pair(
    'a protocol and its results',
    false,
    work('Yoga for chronic neck pain: study protocol for a randomised controlled trial', 'Rao, V; Iyer, S; Pohl, C', {
      year: 2015,
      venue: 'Trials',
      volume: '16',
      pages: '402',
      ...doi('yoga.p'),
    }),
    work('Yoga for chronic neck pain: a randomised controlled trial', 'Rao, V; Iyer, S; Pohl, C', {
      year: 2018,
      venue: 'J Pain',
      volume: '19',
      pages: '511-520',
      ...doi('yoga.r'),
    }),
  ),
  pair(
    'a registered report: stage 1 and stage 2 of one title',
    false,
    work('Does gratitude writing lower blood pressure? A registered report (Stage 1)', 'Quist, D; Bauer, J', {
      type: 'article',
      year: 2020,
      publisher: 'OSF',
      ...doi('grat.1'),
    }),
    work('Does gratitude writing lower blood pressure? A registered report', 'Quist, D; Bauer, J', {
      year: 2022,
      venue: 'R Soc Open Sci',
      volume: '9',
      pages: '211500',
      ...doi('grat.2'),
    }),
  ),
  pair(
    'a comment and the paper it is on',
    false,
    work('Screening for oral cancer by dentists', 'Nair, R; Sousa, T', {
      year: 2011,
      venue: 'Oral Oncol',
      volume: '47',
      pages: '500-507',
      ...doi('oral'),
    }),
    work('Comment on “Screening for oral cancer by dentists”', 'Whelan, G', {
      year: 2011,
      venue: 'Oral Oncol',
      volume: '47',
      pages: '1021',
      ...doi('oral.c'),
    }),
  ),
  pair(
    "a comment and the authors' reply",
    false,
    work('Screening for oral cancer by dentists', 'Whelan, G', {
      year: 2011,
      venue: 'Oral Oncol',
      volume: '47',
      pages: '1021',
      type: 'article-journal',
    }),
    work("Screening for oral cancer by dentists: authors' reply", 'Nair, R; Sousa, T', {
      year: 2011,
      venue: 'Oral Oncol',
      volume: '47',
      pages: '1021-1022',
    }),
  ),
  pair(
    'a talk at a meeting and the full paper a year later',
    false,
    work('Telephone triage in heart failure', 'Brandt, E; Silva, J', {
      type: 'paper-conference',
      year: 2009,
      venue: 'Eur J Heart Fail Suppl',
      volume: '8',
      pages: '710',
    }),
    work('Telephone triage in heart failure', 'Brandt, E; Silva, J; Moreau, P; Khan, A', {
      year: 2010,
      venue: 'Circ Heart Fail',
      volume: '3',
      issue: '4',
      pages: '601-609',
      ...doi('tri'),
    }),
  ),
  pair(
    'one work, its title translated in brackets by a database',
    true,
    work('[Fall prevention in nursing homes: a cluster trial]', 'Schäfer, U; Vogt, M', {
      year: 2006,
      venue: 'Z Gerontol Geriatr',
      volume: '39',
      issue: '5',
      pages: '350-358',
      ids: { pmid: '17039293', doi: '10.5555/kin.sturz' },
      language: 'de',
    }),
    work('Sturzprävention in Pflegeheimen: eine clusterrandomisierte Studie', 'Schäfer, Ute; Vogt, Martin', {
      year: 2006,
      venue: 'Zeitschrift für Gerontologie und Geriatrie',
      volume: '39',
      pages: '350-358',
      ...doi('sturz'),
    }),
  ),
  pair(
    'one work without identifiers, its title translated, its journal abbreviated across an accent',
    true,
    work('[Sleep of elderly people who drink green tea]', 'Peña-Ruiz, M; Weiß, K', {
      year: 2006,
      venue: 'Nutr Hosp',
      volume: '21',
      pages: '357-363',
    }),
    work('El sueño de personas mayores que beben té verde', 'Peña-Ruiz, María; Weiss, Katharina', {
      year: 2006,
      venue: 'Nutrición hospitalaria',
      volume: '21',
      pages: '357-363',
    }),
  ),
  pair(
    'two works of the same people in one volume, one title translated, other pages',
    false,
    work('[Sleep of elderly people who drink green tea]', 'Peña-Ruiz, M; Weiß, K', {
      year: 2006,
      venue: 'Nutr Hosp',
      volume: '21',
      pages: '357-363',
    }),
    work('El apetito de personas mayores que beben té negro', 'Peña-Ruiz, María; Weiss, Katharina', {
      year: 2006,
      venue: 'Nutrición hospitalaria',
      volume: '21',
      pages: '357-359',
    }),
  ),
  pair(
    'one work, in two languages, same journal place, no identifiers',
    true,
    work('[Fall prevention in nursing homes: a cluster trial]', 'Schäfer, U; Vogt, M', {
      year: 2006,
      venue: 'Z Gerontol Geriatr',
      volume: '39',
      issue: '5',
      pages: '350-358',
      originalTitle: 'Sturzprävention in Pflegeheimen: eine clusterrandomisierte Studie',
    } as Partial<PaperDraft>),
    work('Fall prevention in nursing homes: a cluster trial', 'Schäfer, Ute; Vogt, Martin', {
      year: 2006,
      venue: 'Zeitschrift für Gerontologie und Geriatrie',
      volume: '39',
      issue: '5',
      pages: '350-358',
    }),
  ),
  pair(
    'two yearly reports of one series',
    false,
    work('National audit of hip fractures: annual report 2011', 'Royal College, ', {
      type: 'report',
      year: 2012,
      publisher: 'RCP',
    }),
    work('National audit of hip fractures: annual report 2012', 'Royal College, ', {
      type: 'report',
      year: 2013,
      publisher: 'RCP',
    }),
  ),
  pair(
    'one review and its update in the same library',
    false,
    work('Zinc for the common cold', 'Singh, M; Das, RR', {
      year: 2011,
      venue: 'Cochrane Database Syst Rev',
      issue: '2',
      pages: 'CD001364',
      ids: { doi: '10.1002/14651858.CD001364.pub3' },
    }),
    work('Zinc for the common cold', 'Singh, M; Das, RR', {
      year: 2013,
      venue: 'Cochrane Database Syst Rev',
      issue: '6',
      pages: 'CD001364',
      ids: { doi: '10.1002/14651858.CD001364.pub4' },
    }),
  ),
  pair(
    'a companion: follow-up of the same trial',
    false,
    work('Vitamin D and falls in older women: a randomised trial', 'Lund, I; Berge, T', {
      year: 2007,
      venue: 'J Am Geriatr Soc',
      volume: '55',
      pages: '234-239',
      ...doi('vitd'),
    }),
    work('Vitamin D and falls in older women: five-year follow-up of a randomised trial', 'Lund, I; Berge, T', {
      year: 2012,
      venue: 'J Am Geriatr Soc',
      volume: '60',
      pages: '1400-1406',
      ...doi('vitd5'),
    }),
  ),
  pair(
    'a thesis and the article from it',
    false,
    work('Sleep of shift workers in oil platforms', 'Hagen, O', {
      type: 'thesis',
      year: 2001,
      publisher: 'University of Bergen',
    }),
    work('Sleep of shift workers in oil platforms', 'Hagen, O; Waage, S', {
      year: 2003,
      venue: 'Ergonomics',
      volume: '46',
      pages: '1-14',
      ...doi('oil'),
    }),
  ),
  pair(
    'ahead of print and in its issue a year later',
    true,
    work('Hearing aids and loneliness: a cohort', 'Dorsey, A; Petit, C; Wang, L', {
      year: 2018,
      venue: 'Ear and Hearing',
      ids: { pmid: '29912345' },
    }),
    work('Hearing aids and loneliness: A cohort.', 'Dorsey, Ann; Petit, Claire; Wang, Lei', {
      year: 2019,
      venue: 'Ear Hear',
      volume: '40',
      issue: '1',
      pages: '77-85',
      ...doi('ear.h'),
    }),
  ),
  pair(
    'one paper with group author in one database and people in the other',
    true,
    work('Early steroids in bacterial meningitis: the EDEN trial', 'van der Berg, J; Cohen, S', {
      year: 2002,
      venue: 'Lancet Infect Dis',
      volume: '2',
      issue: '9',
      pages: '550-557',
    }),
    {
      ...work('Early steroids in bacterial meningitis: the EDEN trial', 'x, y', {
        year: 2002,
        venue: 'The Lancet Infectious Diseases',
        volume: '2',
        issue: '9',
        pages: '550-7',
      }),
      authors: [{ literal: 'EDEN Study Group' }],
    },
  ),
]
