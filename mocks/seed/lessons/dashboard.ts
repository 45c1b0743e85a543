import type { LessonDraft } from './lesson-draft.ts'

export const dashboardLessons: readonly LessonDraft[] = [
  {
    title: 'Your first ten minutes',
    description: 'From an empty account to a synthesis whose every finding can be checked.',
    level: 'beginner',
    minutes: 10,
    objectives: ['Run a search', 'Choose papers', 'Generate a synthesis', 'Open the passage behind a sentence'],
    lines: [
      'Open Search in the top bar and type a question you care about, for example: do statins prevent a first heart attack.',
      'Read the first results. The words that matched are lit, and each card names year, venue and study design.',
      'Tick three to six papers that answer the same question.',
      'Open Synthesis. Your papers are chosen already; type the question once more, this time as you would ask a colleague.',
      'Press Generate and watch the sections arrive.',
      'Click the citation behind any sentence. The passage is lit in the text of the paper.',
      'Rename the result. It is saved and waits for you under My Projects.',
    ],
  },
  {
    title: 'What the dashboard shows',
    description: 'Panels, where their content comes from, and what an empty one means.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Tell the panels apart', 'Know which numbers are yours'],
    lines: [
      'The dashboard is the page you land on after signing in. It starts with three panels that fit your persona.',
      'Each panel loads by itself: when one fails, it says so and the others go on.',
      'Every number is counted from your own work. A new account sees first steps instead of invented figures.',
      'A panel links to the page where its content lives. Nothing is edited on the dashboard itself.',
      'The bell at the top counts what you have not read; invitations can be answered there.',
    ],
  },
  {
    title: 'Choose a persona',
    description: 'Nine starting points, from undergraduate student to principal investigator.',
    level: 'beginner',
    minutes: 4,
    objectives: ['Pick the persona that fits', 'Know what it changes and what it does not'],
    lines: [
      'Open Select persona from the user menu or from the dashboard.',
      'Each card says for whom it is and which panels it brings.',
      'A persona changes the panels you start with and the words in which help speaks to you.',
      'It never changes your plan, your papers or what you have written.',
      'You can change it at any time; the layout you made for another persona is kept.',
    ],
  },
  {
    title: 'Arrange your panels',
    description: 'Add, move, resize and remove panels with the pointer or the keyboard.',
    level: 'intermediate',
    minutes: 6,
    objectives: ['Move a panel without a mouse', 'Undo a change'],
    lines: [
      'Choose Arrange on the dashboard. Each panel gets a handle.',
      'Drag a handle, or focus it and use the arrow keys; Enter puts the panel down, Esc puts it back.',
      'A panel is medium or large. Large ones take the whole row.',
      'Remove what you do not read. It can be added again from the list of panels.',
      'The layout is kept on this device at once and in your account as soon as the server can be reached.',
    ],
  },
]
