import { addDays } from '#science/planning/pace.ts'

type Step = { title: string; description: string; days: number }
export type Template = { id: string; name: string; steps: readonly Step[] }

const protocol = {
  title: 'Protocol registered',
  description: 'Question, criteria and methods stand before the search.',
}
const search = { title: 'Search done', description: 'Every source is searched, imported and counted.' }
const draft = { title: 'Draft complete', description: 'All sections stand and every author has read them.' }
const submission = { title: 'Submitted', description: 'Sent to the journal, with its checklist.' }

/**
 * Milestones by kind of review, in days from the start. The order is that of the methods; the days are our own rough
 * guess for a small team that does other things too, said to be so, and changed before anything is made.
 */
export const templates: readonly Template[] = [
  {
    id: 'systematic',
    name: 'Systematic review',
    steps: [
      { ...protocol, days: 30 },
      { ...search, days: 60 },
      { title: 'Titles and abstracts screened', description: 'Two votes each, conflicts resolved.', days: 110 },
      { title: 'Full texts decided', description: 'Each exclusion has its reason.', days: 160 },
      { title: 'Extraction complete', description: 'Outcomes and risk of bias of every included study.', days: 220 },
      { ...draft, days: 290 },
      { ...submission, days: 330 },
    ],
  },
  {
    id: 'meta',
    name: 'Meta-analysis',
    steps: [
      { ...protocol, days: 21 },
      { ...search, days: 42 },
      { title: 'Studies chosen', description: 'Screening and full texts are done.', days: 90 },
      { title: 'Effects extracted', description: 'Checked by a second person.', days: 130 },
      { title: 'Analysis done', description: 'Pooled, with heterogeneity and sensitivity.', days: 160 },
      { ...draft, days: 200 },
      { ...submission, days: 230 },
    ],
  },
  {
    id: 'scoping',
    name: 'Scoping review',
    steps: [
      { ...protocol, days: 21 },
      { ...search, days: 42 },
      { title: 'Screening done', description: 'Titles, abstracts and full texts.', days: 100 },
      { title: 'Charting complete', description: 'Every included source is charted.', days: 140 },
      { ...draft, days: 180 },
      { ...submission, days: 210 },
    ],
  },
  {
    id: 'narrative',
    name: 'Narrative review',
    steps: [
      { title: 'Outline agreed', description: 'The argument, section by section.', days: 14 },
      { title: 'Reading done', description: 'What each section stands on is in the library.', days: 56 },
      { ...draft, days: 90 },
      { ...submission, days: 110 },
    ],
  },
]

export type Planned = { title: string; description: string; dueDate: string }

export const planned = (template: Template, start: string): Planned[] =>
  template.steps.map(({ title, description, days }) => ({ title, description, dueDate: addDays(start, days) }))
