import { newReviewBody, type ChartField, type Criterion, type ReviewBody } from '#contract/review-body.ts'

import { columnById, columnPresets } from '../extraction/column-library.ts'
import { emptyGridBody } from '../grid/read-grid.ts'
import { emptyNarrative } from '../narrative/body.ts'
import { setupOf, type Template } from './template.ts'

type Named = Pick<Template, 'id' | 'name' | 'about'>

function made(named: Named, kind: string, body: unknown): Template {
  const setup = setupOf(kind, body)
  if (!setup) throw new Error(`The template ${named.id} sets nothing up.`)
  return { ...named, ...setup }
}

const criteria = (include: readonly string[], exclude: readonly string[]): Criterion[] => [
  ...include.map((text, index): Criterion => ({ id: `in-${index + 1}`, kind: 'include', text })),
  ...exclude.map((text, index): Criterion => ({ id: `ex-${index + 1}`, kind: 'exclude', text })),
]

const review = (named: Named, subtype: ReviewBody['subtype'], patch: Partial<ReviewBody>): Template =>
  made(named, 'review', newReviewBody(subtype, patch))

const columns = (named: Named, kind: string, ids: readonly string[]): Template =>
  made(named, kind, { ...emptyGridBody(), columns: ids.flatMap((id) => columnById(id) ?? []) })

const outline = (named: Named, headings: readonly string[], angle: string): Template =>
  made(named, 'narrative', {
    ...emptyNarrative(),
    angle,
    sections: headings.map((heading, index) => ({ id: `s${index + 1}`, heading, text: '', origin: 'empty' })),
  })

const field = (id: string, name: string, kind: ChartField['kind'], options: string[] = []): ChartField => ({
  id,
  name,
  kind,
  options,
})

const charting = (named: Named, fields: ChartField[]): Template =>
  review(named, 'scoping', {
    criteria: criteria(
      ['Speaks of the concept in the context of the question'],
      ['No full text in a language we read'],
    ),
    forms: [{ version: 1, at: '2026-01-01T00:00:00.000Z', by: 'roadrunner', note: '', fields }],
  })

/** What Roadrunner brings along, in the order in which it is offered. */
export const bundledTemplates: readonly Template[] = [
  review(
    {
      id: 'protocol-intervention',
      name: 'Intervention review',
      about: 'Does a treatment work, against what, for whom.',
    },
    'systematic',
    {
      criteria: criteria(
        ['Randomised trial', 'Population of the question', 'Intervention against the comparator of the question'],
        [
          'Not randomised',
          'Other population',
          'Other comparison',
          'No outcome of the question',
          'Report of an included study',
        ],
      ),
      terms: { include: ['randomised', 'randomized', 'placebo', 'trial'], exclude: ['animal', 'in vitro', 'protocol'] },
      protocol: {
        synthesis:
          'Random-effects meta-analysis (REML, Knapp-Hartung) where two studies or more report an outcome alike.',
      },
    },
  ),
  review(
    { id: 'protocol-accuracy', name: 'Test accuracy review', about: 'How well a test tells who has a condition.' },
    'systematic',
    {
      criteria: criteria(
        ['Index test against a reference standard', 'Numbers for a two-by-two table, or enough to work them out'],
        ['No reference standard', 'Case-control selection of clear cases', 'Fewer than ten people with the condition'],
      ),
      terms: {
        include: ['sensitivity', 'specificity', 'accuracy', 'reference standard'],
        exclude: ['animal', 'prognosis'],
      },
    },
  ),
  review(
    { id: 'protocol-observational', name: 'Exposure and outcome', about: 'Cohort and case-control studies of a risk.' },
    'systematic',
    {
      criteria: criteria(
        ['Cohort or case-control study', 'Exposure measured before the outcome', 'Effect with its uncertainty'],
        ['Cross-sectional only', 'No comparison', 'Exposure not measured in people'],
      ),
      terms: { include: ['cohort', 'case-control', 'hazard', 'odds'], exclude: ['cross-sectional', 'animal'] },
    },
  ),
  charting(
    {
      id: 'charting-interventions',
      name: 'Map of interventions',
      about: 'What was tried, for whom, where, and how it was judged.',
    },
    [
      field('population', 'Population', 'choices'),
      field('intervention', 'Intervention', 'choices'),
      field('setting', 'Setting', 'choice', ['Hospital', 'Primary care', 'Community', 'School', 'Online']),
      field('design', 'Design', 'choice', ['Trial', 'Cohort', 'Before-after', 'Qualitative', 'Mixed']),
      field('outcomes', 'Outcomes', 'choices'),
      field('country', 'Country', 'choices'),
    ],
  ),
  charting({ id: 'charting-methods', name: 'Map of methods', about: 'Which methods a field uses on which data.' }, [
    field('problem', 'Problem', 'choices'),
    field('method', 'Method', 'choices'),
    field('data', 'Data', 'choices'),
    field('evaluation', 'Evaluation', 'choices', ['Held-out data', 'Simulation', 'User study', 'None']),
    field('openness', 'Open', 'choices', ['Code', 'Data', 'Protocol']),
  ]),
  columns(
    {
      id: 'columns-literature',
      name: 'Literature review table',
      about: 'The table of a thesis: aim, design, sample, finding.',
    },
    'lit_table',
    columnPresets['literature-table'],
  ),
  columns(
    { id: 'columns-pico', name: 'PICO', about: 'Who got what, against what, and what came of it.' },
    'grid',
    columnPresets.pico,
  ),
  columns(
    { id: 'columns-designs', name: 'Study designs', about: 'How trials were made: allocation, blinding, losses.' },
    'design_compare',
    columnPresets.designs,
  ),
  columns(
    { id: 'columns-effects', name: 'Effect data', about: 'Numbers for a meta-analysis, each with its passage.' },
    'grid',
    columnPresets.effects,
  ),
  columns(
    { id: 'columns-funding', name: 'Funding and openness', about: 'Who paid, who has interests, what can be had.' },
    'grid',
    columnPresets.funding,
  ),
  outline(
    { id: 'outline-field', name: 'State of a field', about: 'What is known, how firmly, and what is open.' },
    [
      'Why it matters',
      'How the papers were found',
      'What is known',
      'Where papers disagree',
      'What limits this evidence',
      'What is open',
    ],
    'What a newcomer needs to know to work in this field.',
  ),
  outline(
    { id: 'outline-debate', name: 'A debate', about: 'Two positions, each at its best.' },
    ['The question', 'The case for', 'The case against', 'What would decide it', 'Where we stand'],
    'Which side the evidence contradicts less.',
  ),
  outline(
    { id: 'outline-chapter', name: 'Chapter of a thesis', about: 'From the field to one’s own question.' },
    [
      'Introduction',
      'Concepts and terms',
      'Theories',
      'Findings by theme',
      'Methods used so far',
      'The gap',
      'The question of this thesis',
    ],
    'Why this thesis asks what it asks.',
  ),
]
