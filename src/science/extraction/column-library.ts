import type { ColumnType } from '#contract/grid.ts'

import type { ColumnField, LibraryColumn } from './column.ts'

type Row = [
  id: string,
  name: string,
  type: ColumnType,
  instruction: string,
  more?: { unit?: string; choices?: readonly string[] },
]
const group = (field: ColumnField, rows: readonly Row[]): LibraryColumn[] =>
  rows.map(([id, name, type, instruction, { unit, choices } = {}]) => ({
    id,
    version: 1,
    name,
    field,
    type,
    instruction,
    libraryKey: id,
    ...(unit ? { unit } : {}),
    ...(choices ? { choices: [...choices] } : {}),
  }))

export const designValues = [
  'Meta-analysis', 'Systematic review', 'Randomised trial', 'Quasi-randomised trial', 'Controlled trial, allocation not stated', 'Protocol', 'Cohort study', 'Case-control study', 'Cross-sectional study',
  'Before-after study', 'Case report', 'Secondary analysis', 'Qualitative study', 'Animal study', 'In vitro study', 'Method paper', 'Review', 'Guideline', 'Theory',
] as const // prettier-ignore

/**
 * The columns that the product brings. Every one is filled by rules where the text says it in a way that they know, and by
 * a person or a service otherwise. Ids stay what they are: saved analyses name them.
 */
export const columnLibrary: readonly LibraryColumn[] = [
  ...group('Paper', [
    ['aim', 'Aim', 'text', 'What the study set out to find, in its own words.'],
    ['design', 'Design', 'choice', 'Study design as title, abstract or methods name it.', { choices: designValues }],
    ['country', 'Country', 'choices', 'Countries in which the study took place, not those of the authors.'],
    ['setting', 'Setting', 'text', 'Kind of place: hospital, primary care, school, number of centres.'],
    ['period', 'Study period', 'text', 'First and last month of recruitment or data collection.'],
    ['started', 'Started', 'date', 'First month of recruitment or data collection.'],
    ['registration', 'Registration', 'text', 'Number in a register of trials or reviews.'],
  ]),
  ...group('PICO', [
    ['population', 'Population', 'text', 'Who was studied, with condition and limits of age.'],
    ['intervention', 'Intervention', 'text', 'What the group of interest received or was exposed to.'],
    ['comparator', 'Comparator', 'text', 'What it was compared with.'],
    ['primary-outcome', 'Primary outcome', 'text', 'The outcome named as primary or main.'],
    ['secondary-outcomes', 'Secondary outcomes', 'text', 'Outcomes named as secondary.'],
  ]),
  ...group('Methods', [
    ['sample-size', 'Sample size', 'number', 'People (or animals, or studies in a review) in the whole sample.', { unit: 'people' }],
    ['n-analysed', 'Number analysed', 'number', 'People in the main analysis.', { unit: 'people' }],
    ['n-per-arm', 'Number per arm', 'text', 'People in each arm.'],
    ['arms', 'Arms', 'number', 'Number of groups that were compared.'],
    ['age', 'Age', 'number', 'Mean or median age of the sample.', { unit: 'years' }],
    ['female', 'Female', 'percent', 'Share of women or girls in the sample.', { unit: '%' }],
    ['follow-up', 'Follow-up', 'number', 'Length of follow-up.', { unit: 'months' }],
    ['sample-size-reason', 'Reason for the sample size', 'text', 'Power calculation or other reason for the number of people.'],
  ]),
  ...group('Conduct', [
    ['randomisation', 'Randomisation', 'choices', 'How the order was made.', { choices: ['Randomised', 'Computer-generated', 'Blocks', 'Stratified', 'Minimisation', 'Clusters', 'Ratio stated'] }],
    ['concealment', 'Allocation concealment', 'choice', 'How the next allocation was kept unknown.', { choices: ['Sealed envelopes', 'Central allocation', 'Stated'] }],
    ['blinding', 'Blinding', 'choices', 'Who did not know the allocation.', { choices: ['Double', 'Single', 'Triple', 'Open', 'Assessors', 'Blinded'] }],
    ['analysis-population', 'Analysis population', 'choices', 'Who was analysed.', { choices: ['Intention to treat', 'Modified intention to treat', 'Per protocol', 'As treated', 'Complete cases'] }],
    ['attrition', 'Lost to follow-up', 'percent', 'Share of the sample that was lost or withdrew.', { unit: '%' }],
  ]),
  ...group('Effect data', [
    ['effect', 'Main effect', 'effect', 'Effect for the primary outcome with its interval.'],
    ['effects', 'All effects', 'text', 'Every effect that is reported with a measure.'],
    ['p-value', 'P value', 'text', 'P value of the main result.'],
    ['means', 'Means and spread', 'text', 'Means with standard deviation or standard error.'],
    ['events', 'Events', 'text', 'Events out of people, in each group.'],
  ]),
  ...group('Outcomes', [
    ['outcome-measures', 'Outcome measures', 'text', 'All outcomes that the study names, primary first.'],
    ['follow-up-times', 'Time points', 'text', 'When outcomes were measured.'],
  ]),
  ...group('Findings', [
    ['main-finding', 'Main finding', 'text', 'What the authors conclude, in their words.'],
    ['limitations', 'Limitations', 'text', 'Limits that the authors name.'],
    ['future-work', 'Future work', 'text', 'What the authors leave to further studies.'],
  ]),
  ...group('Statements', [
    ['funding', 'Funding', 'text', 'Who paid.'],
    ['grants', 'Grant numbers', 'text', 'Numbers of grants and awards.'],
    ['conflicts', 'Conflicts of interest', 'choice', 'What the authors declare.', { choices: ['None declared', 'Declared'] }],
    ['data-availability', 'Data availability', 'choice', 'Whether others can have the data.', { choices: ['Open', 'On request', 'Not available', 'Stated'] }],
    ['code-availability', 'Code availability', 'choice', 'Whether others can have the code.', { choices: ['Open', 'On request', 'Stated'] }],
    ['ethics', 'Ethics', 'choice', 'Approval by an ethics committee, or its waiver.', { choices: ['Approved', 'Waived', 'Consent', 'Declaration'] }],
    ['registered', 'Registered', 'boolean', 'Whether a register number is given.'],
  ]),
] // prettier-ignore

/** A column of the library by its id. */
export const columnById = (id: string): LibraryColumn | undefined => columnLibrary.find((column) => column.id === id)

/** Sets of columns to start from, by the page that offers them. */
export const columnPresets = {
  'literature-table': ['aim', 'design', 'country', 'setting', 'sample-size', 'outcome-measures', 'main-finding', 'limitations'],
  pico: ['population', 'intervention', 'comparator', 'primary-outcome', 'design', 'sample-size', 'effect'],
  designs: ['design', 'randomisation', 'concealment', 'blinding', 'arms', 'comparator', 'sample-size', 'n-analysed', 'attrition', 'primary-outcome', 'follow-up-times', 'analysis-population', 'ethics', 'registration'],
  effects: ['sample-size', 'n-per-arm', 'events', 'means', 'effect', 'p-value', 'follow-up'],
  funding: ['funding', 'grants', 'conflicts', 'data-availability'],
} as const satisfies Record<string, readonly string[]> // prettier-ignore
