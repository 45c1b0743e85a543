import type { LessonDraft } from './lesson-draft.ts'

export const writeLessons: readonly LessonDraft[] = [
  {
    title: 'Start a draft',
    description: 'Blank, from an outline, or from a synthesis you already have.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Create a draft', 'Find it again'],
    action: ['Open Write', '/write'],
    lines: [
      'Open Write. Your drafts are listed; New starts an empty one, an outline by type of document, or one from a saved synthesis.',
      'Headings make the outline on the left. Drag them there to move whole sections.',
      'The draft is kept on this device while you type and on the server when it can be reached. The line at the top says which.',
      'A draft taken from a synthesis keeps the evidence behind each sentence.',
    ],
  },
  {
    title: 'Cite while you write',
    description: 'Citations as objects, one style for all of them.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Insert a citation', 'Point at a page', 'Change the style'],
    action: ['Open Write', '/write'],
    lines: [
      'Type @ and a few letters of author or title, choose the paper, go on writing.',
      'Click the citation to add a page, a prefix such as "see", or to leave out the author.',
      'The list of references is made from what you cite. Choose another style and everything follows.',
      'A retracted paper is marked in the text and in the list. Decide on purpose whether to keep it.',
    ],
  },
  {
    title: 'Find claims without a source',
    description: 'Let the draft show where the evidence is missing.',
    level: 'intermediate',
    minutes: 7,
    objectives: ['Run the claim check', 'Fix or soften a sentence'],
    action: ['Open Write', '/write'],
    lines: [
      'Open the evidence panel and choose Check claims. Sentences that state something and cite nothing are listed.',
      'For each one: cite a paper, say that it is your own reasoning, or take it out.',
      'For cited sentences the passage is shown beside them. Compare numbers, direction and who was studied.',
      'Numbers that differ from a linked analysis are named with both values.',
      'Common knowledge needs no citation, but be strict: what is common to you may not be to the reader.',
    ],
  },
  {
    title: 'Use suggestions responsibly',
    description: 'Shorten, rewrite, continue, and say that you did.',
    level: 'intermediate',
    minutes: 6,
    objectives: ['Accept or refuse a suggestion', 'Disclose assistance'],
    action: ['Open Write', '/write'],
    lines: [
      'Select a passage and ask for a shorter or clearer version. The suggestion stands beside your text until you accept it.',
      'Continue works only from evidence you have selected; it cannot know more than those passages.',
      'Read every suggestion as if a stranger had written it: names, numbers, direction of effect.',
      'Most journals want assistance disclosed. A sentence for that is ready to be copied.',
    ],
  },
]
