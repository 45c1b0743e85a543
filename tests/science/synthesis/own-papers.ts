import type { Paper } from '#contract/papers.ts'

/** A paper with what a test names; the rest is plain. */
export const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  type: 'article-journal',
  title: `Paper ${id}`,
  authors: [{ family: id, given: 'A' }],
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})

/** Five papers on tea and sleep that agree, disagree, admit limits and leave something out. */
export const teaPapers: Paper[] = [
  paper('Adams', {
    title: 'Green tea and sleep in nurses: a randomised trial',
    year: 2001,
    design: 'randomised-trial',
    abstract:
      'Background: Sleep is important. Methods: A total of 120 nurses were randomised to green tea or water. Results: Green tea improved sleep quality in nurses (mean difference 1.2, 95% CI 0.4 to 2.0). Conclusions: Green tea improved the sleep of nurses. Limitations: The trial was small and not blinded.',
  }),
  paper('Baker', {
    title: 'Tea before bed and sleep quality',
    year: 2005,
    design: 'randomised-trial',
    abstract:
      'We tested tea in 80 students. Tea had no significant effect on sleep quality in students (p = 0.45). Further studies of longer duration are needed.',
  }),
  paper('Clark', {
    title: 'Tea drinking and sleep: a cohort of 5,000 adults',
    year: 2010,
    design: 'cohort',
    abstract:
      'We followed 5,000 adults for ten years. Adults who drank tea in the evening had worse sleep (OR 1.40, 95% CI 1.10 to 1.78). We conclude that tea late in the day disturbs sleep.',
  }),
  paper('Dale', { title: 'Tea and sleep in old age', year: 2012 }),
  paper('Evans', {
    title: 'Bridges of Finland',
    year: 2015,
    abstract: 'Bridges were counted in Finland. The number of bridges increased by 12% in ten years.',
  }),
]
