import type { GridKind } from '#contract/grid-views.ts'
import type { GridBody, GridColumn, GridEntry } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'

/** What a view shows of itself: papers of the starter library, and what somebody would have set and written about them. */
export type ExampleAnalysis = {
  /** What its papers are asked. It stands on every export. */
  question: string
  /** A word that the titles of its papers hold. */
  about: string
  /** Its papers, where no word holds them together. */
  ids?: readonly string[]
  /** Which of them it takes. */
  choose: (found: readonly Paper[]) => readonly Paper[]
  /** The body that it begins with, where that is more than the view's columns. */
  body?: (columns: readonly GridColumn[], papers: readonly Paper[], besideId?: string) => GridBody
  /** Another analysis that is made with it, where the view sets two beside each other. */
  beside?: Pick<ExampleAnalysis, 'question' | 'about' | 'ids' | 'choose'> & { kind: GridKind }
  /** What stands in its log. A quote that no paper holds word for word is left out with all that rests on it. */
  entries?: (papers: readonly Paper[]) => readonly GridEntry[]
}

/** As many as a screen takes in. */
const TRIALS_SHOWN = 8

const hasCounts = ({ abstract }: Paper) => abstract?.includes('computed from these counts') === true

/** Trials of BCG whose summaries give the cases of both groups. */
export const trialsOf = (found: readonly Paper[]): Paper[] => found.filter(hasCounts)

/** Everything on BCG: what a view without an example of its own shows. */
export const papersExample: ExampleAnalysis = {
  question: 'What is known about BCG vaccination?',
  about: 'BCG',
  choose: (found) => found,
}

/** From networks for images and words to large language models: nine of their reference lists were read whole. */
export const yearsExample: ExampleAnalysis = {
  question: 'How did language models grow out of neural networks?',
  about: '',
  ids: [
    'p-rumelhart-1986',
    'p-hochreiter-1997',
    'p-lecun-1998',
    'p-breiman-2001',
    'p-robertson-zaragoza-2009',
    'p-krizhevsky-2012',
    'p-mikolov-2013',
    'p-srivastava-2014',
    'p-pennington-2014',
    'p-goodfellow-2014',
    'p-kingma-2015',
    'p-ronneberger-2015',
    'p-he-2016',
    'p-vaswani-2017',
    'p-devlin-2019',
    'p-lewis-2020',
    'p-brown-2020',
  ],
  choose: (found) => found,
}

/** Statins beside SGLT2 inhibitors, each from its first trial on. */
export const comparisonExample: ExampleAnalysis = {
  question: 'How did trials of statins follow one another?',
  about: 'statin',
  choose: (found) => found,
  beside: {
    kind: 'timeline',
    question: 'How did trials of SGLT2 inhibitors follow one another?',
    about: 'gliflozin',
    choose: (found) => found,
  },
  body: (columns, _papers, besideId) =>
    bodyWith(columns, { timeline_compare: { align: 'start', ...(besideId !== undefined && { with: besideId }) } }),
}

/** Trials of BCG, for views that set studies beside each other. */
export const trialsExample: ExampleAnalysis = {
  question: 'Does BCG vaccination prevent tuberculosis?',
  about: 'BCG',
  choose: (found) => trialsOf(found).slice(0, TRIALS_SHOWN),
}

/** A body with these columns and the state of one view. */
export const bodyWith = (columns: readonly GridColumn[], views: GridBody['views'] = {}): GridBody => ({
  ...emptyGridBody(),
  columns: [...columns],
  views,
})
