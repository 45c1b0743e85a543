export const newProjectCopy = {
  name: 'Name of the project',
  needsName: 'A project needs a name.',
  steps: ['Kind', 'Question and criteria', 'Papers and people'],
  stepOf: (step: number) => `Step ${step} of 3`,
  back: 'Back',
  skip: 'Next',
  create: 'Create the project',
  again: 'Continue',
  startOver: 'Discard the draft',
  kept: 'You can skip any step. What you type is kept until the project is created.',
  same: (title: string) => `You have a project called “${title}” already.`,
  sameOpen: 'Open it',
  kind: 'What will it be?',
  gets: 'You will get',
  milestone: 'First milestone',
  framework: 'Helper for the question',
  question: 'Question',
  questionHint: 'Written from the fields above until you write it yourself.',
  fromHelper: 'Write it from the helper',
  criteria: 'Criteria',
  criteriaHint: 'What is included, and what is not.',
  dueDate: 'End',
  team: 'Team',
  noTeam: 'No team',
  papers: 'Papers',
  findPapers: 'Find in your library',
  noPapers: 'No paper of your library matches.',
  papersFailed: 'Your library could not be loaded',
  people: 'People to invite',
  peopleHint: 'One email address per line.',
  role: 'They become',
  badPeople: (lines: string) => `Not an email address: ${lines}`,
  failed: 'The project is not finished',
  failedKept: 'What was created is kept. Continue to create the rest.',
  notMade: 'The project was not created',
  notMadeKept: 'Nothing you typed is lost.',
  created: 'Project created',
  needsPlan: 'A shared project needs a plan with teams.',
  needsPlanBody:
    'Without one you can still begin: a synthesis answers your question from the papers you choose, alone and without a team.',
  synthesis: 'Begin a synthesis instead',
} as const

type Kind = { id: string; name: string; body: string; milestone: string; tasks: readonly string[] }

const question = 'Write the question and the criteria'
const search = 'Search and import the records'

/** Kinds of project, each with what is made for it. */
export const kinds: readonly Kind[] = [
  {
    id: 'systematic',
    name: 'Systematic review',
    body: 'All studies on one question, each decided by two people.',
    milestone: 'Protocol agreed',
    tasks: [
      question,
      search,
      'Screen titles and abstracts',
      'Read the full texts',
      'Extract the data',
      'Write the synthesis',
    ],
  },
  {
    id: 'meta',
    name: 'Meta-analysis',
    body: 'Effects of several trials, pooled.',
    milestone: 'Outcomes agreed',
    tasks: [
      question,
      search,
      'Screen titles and abstracts',
      'Extract the effects',
      'Assess the risk of bias',
      'Pool the effects',
    ],
  },
  {
    id: 'scoping',
    name: 'Scoping review',
    body: 'What has been studied, and what has not.',
    milestone: 'Protocol agreed',
    tasks: [question, search, 'Screen titles and abstracts', 'Chart the data', 'Draw the map'],
  },
  {
    id: 'narrative',
    name: 'Narrative review',
    body: 'An argument, every statement with its source.',
    milestone: 'Outline agreed',
    tasks: ['Agree on the outline', 'Collect the papers', 'Write the first draft', 'Check the references'],
  },
  {
    id: 'matrix',
    name: 'Literature matrix',
    body: 'Concepts against papers.',
    milestone: 'Concepts agreed',
    tasks: ['Choose the papers', 'Name the concepts', 'Fill the matrix', 'Read it against the question'],
  },
  {
    id: 'writing',
    name: 'Manuscript',
    body: 'Outline, draft, references, submission.',
    milestone: 'Outline agreed',
    tasks: ['Agree on the outline', 'Collect the evidence', 'Write the first draft', 'Check the references', 'Submit'],
  },
  {
    id: 'free',
    name: 'Something else',
    body: 'One task and one milestone to begin with.',
    milestone: 'First result',
    tasks: ['Decide what comes first'],
  },
]

/** Parts of a question, by framework. */
export const frameworks = {
  pico: [
    { field: 'population', label: 'Population', hint: 'Who is it about?' },
    { field: 'intervention', label: 'Intervention', hint: 'What is done?' },
    { field: 'comparison', label: 'Comparison', hint: 'Against what?' },
    { field: 'outcome', label: 'Outcome', hint: 'What changes?' },
  ],
  pcc: [
    { field: 'population', label: 'Population', hint: 'Who is it about?' },
    { field: 'concept', label: 'Concept', hint: 'What is looked at?' },
    { field: 'context', label: 'Context', hint: 'Where, in what setting?' },
  ],
} as const
