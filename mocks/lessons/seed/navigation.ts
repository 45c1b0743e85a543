import type { LessonDraft } from './lesson-draft.ts'

export const navigationLessons: readonly LessonDraft[] = [
  {
    title: 'Find your way around',
    description: 'The top bar, the user menu, and where things live.',
    level: 'beginner',
    minutes: 4,
    objectives: ['Name the six tools', 'Find settings and billing'],
    action: ['Open Dashboard', '/personalized-dashboard'],
    lines: [
      'The top bar has six tools: Copilot, Search, Analyze, Synthesize, Write, Collaborate.',
      'The two icons at the left lead to the dashboard and to your resources.',
      'The menu at the right holds profile, settings, billing, the knowledge base and sign out.',
      'The plan button shows which plan you are on and opens the comparison of plans.',
    ],
  },
  {
    title: 'Work by keyboard',
    description: 'The command palette and the shortcuts worth knowing.',
    level: 'intermediate',
    minutes: 5,
    objectives: ['Open any page by typing', 'See all shortcuts of a page'],
    action: ['Open Search', '/search'],
    task: 'help-by-keyboard',
    lines: [
      'Cmd or Ctrl + K opens the palette: type a few letters of a page or an action and press Enter.',
      'Press ? to see the shortcuts of the page you are on.',
      'Cmd or Ctrl + Shift + / opens the help drawer.',
      'Esc closes what is on top, one thing at a time. Focus goes back to where you came from.',
      'Every drag has an equivalent with arrow keys; the handle says which.',
    ],
  },
  {
    title: 'Notifications and invitations',
    description: 'The bell, its two tabs, and answering invitations.',
    level: 'beginner',
    minutes: 4,
    objectives: ['Read and clear notifications', 'Answer an invitation'],
    action: ['Open Dashboard', '/personalized-dashboard'],
    lines: [
      'The bell counts what you have not read, up to 99+.',
      'Unread and Read are two tabs. "Mark all read" empties the first; nothing is lost.',
      'A mention leads to the chat in which you were called.',
      'Invitations carry Accept and Decline. After your answer they move to Read.',
    ],
  },
  {
    title: 'Plans, limits and what they count',
    description: 'What the Free plan includes and what a run costs.',
    level: 'beginner',
    minutes: 4,
    objectives: ['Know the monthly limits', 'See what is left'],
    action: ['Open billing', '/settings?tab=billing'],
    lines: [
      'The Free plan has 3 searches, 2 syntheses, 2 extractions, 2 writing runs and 5 uploads in a calendar month.',
      'Only a run that delivered counts. Opening, filtering, editing and exporting are free.',
      'What is left stands beside the button that would use it.',
      'Paid plans have no such limits. Students pay a reduced price after verification.',
      'When a limit is reached, everything you have made stays readable and can be exported.',
    ],
  },
]
