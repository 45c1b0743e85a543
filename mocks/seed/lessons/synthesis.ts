import type { LessonDraft } from './lesson-draft.ts'

export const synthesisLessons: readonly LessonDraft[] = [
  {
    title: 'Generate your first synthesis',
    description: 'Papers plus a question become a text with checkable sentences.',
    level: 'beginner',
    minutes: 8,
    objectives: [
      'Choose a fitting set of papers',
      'Ask a question the papers can answer',
      'Read the result critically',
    ],
    lines: [
      'Choose papers about one question. Five that fit beat twenty that roughly fit.',
      'Type the question the way you would ask it in person. Name the outcome you want to know about.',
      'Press Generate. Sections arrive one after the other; you may leave the page and come back.',
      'Sentences that state a finding carry citations. Sentences that only lead over do not need one.',
      'Look at "Not found" at the end: it lists what you asked for and the papers do not say, in these papers only.',
    ],
  },
  {
    title: 'Check a citation',
    description: 'What exact, normalised and "no source found" mean.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Open the passage behind a sentence', 'Judge whether it carries the sentence'],
    lines: [
      'Click the citation. The paper opens at the passage, lit in amber.',
      'Exact: the quote stands in the text letter by letter. Normalised: it does after spaces, hyphens and typographic signs are evened out.',
      'No source found: the quote is not in the text. Treat the sentence as unproven, whatever it says.',
      'A true quote can still be used wrongly. Read one sentence before and after, and ask: same people, same comparison, same outcome?',
      'If not, edit the sentence or delete it. Your edit is marked as yours.',
    ],
  },
  {
    title: 'Edit and keep your work',
    description: 'Rename, edit, save, and what happens when two people edit.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Edit a sentence without losing its evidence', 'Find a saved synthesis again'],
    lines: [
      'Click a sentence to edit it. Its citations stay with it until you remove them.',
      'What was taken from documents, written by a model or written by a person is marked at the sentence.',
      'Rename the synthesis at the top. All of yours are listed under My Projects and in the synthesis history.',
      'If somebody saved a newer version meanwhile, you are shown both. Nothing is overwritten silently.',
    ],
  },
  {
    title: 'Which kind of review do I need?',
    description: 'Systematic, scoping and narrative reviews answer different questions.',
    level: 'intermediate',
    minutes: 9,
    objectives: ['Match the question to the kind of review', 'Know what each kind obliges you to do'],
    lines: [
      'Does it work, and how well? A systematic review: written protocol, full search, two people screening, risk of bias, certainty.',
      'What has been studied, and how? A scoping review: broad search, charted data, counts and maps, usually no judgement of quality.',
      'How can this be understood? A narrative review: chosen literature, an argument, and honesty about how you chose.',
      'Several trials of the same comparison and outcome? Add a meta-analysis to the systematic review.',
      'The kind decides which stages you see. It can be changed later and earlier decisions stay.',
    ],
  },
  {
    title: 'Pool trials in a meta-analysis',
    description: 'From reported numbers to a forest plot, and when not to pool.',
    level: 'advanced',
    minutes: 15,
    objectives: ['Enter effects as they were reported', 'Choose a model', 'Read heterogeneity before the diamond'],
    lines: [
      'Enter events and totals, or means and standard deviations, exactly as the paper gives them. What is derived is marked with its formula.',
      'Pool only trials that ask the same question. Software will happily average apples and pears.',
      'Random effects assumes that true effects differ between trials. It is the usual choice across different settings.',
      'Read tau squared and the prediction interval first: they say how different the trials are and what a new trial may find.',
      'Then the pooled effect with its interval. Leave one trial out at a time and see whether the answer stands.',
      'With fewer than ten trials a funnel plot says little about missing studies.',
    ],
  },
]
