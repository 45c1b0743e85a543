export const startCopy = {
  needsTitle: 'Give the review a title.',
  systematic: {
    title: 'Systematic review',
    lead: 'From protocol to flow diagram. Every decision is logged, and every number in the report is counted from the log.',
    empty: 'No systematic review yet',
  },
  scoping: {
    title: 'Scoping review',
    lead: 'Maps what has been studied and what has not: chart each source, then set any two columns against each other.',
    empty: 'No scoping review yet',
  },
  collaborative: {
    title: 'Collaborative synthesis',
    lead: 'A review done by several people: who does what, where they differ, and who decided.',
    empty: 'No review is shared with a project yet',
  },
  example:
    'Try it with bundled papers about the BCG vaccine. They are labelled as an example and never mix with yours.',
  carried: 'Choose the review of yours that they go to, or begin a new one. Then you say where they were found.',
  carriedNew: 'They go to the review that you begin here. Then you say where they were found.',
  asAdded:
    'Records are counted as the library linked them when they were added. A merge that is undone there, or a relation that is set later, changes nothing here: mark or unmark the duplicate in this list.',
  readingPapers: 'The papers of the review are on their way.',
  papersFailed: 'The papers of the review could not be read',
  papersFailedKept: 'Every decision is here: the overview shows them.',
  listFailed: 'Your reviews could not be listed',
  createFailed: 'The review was not created',
  kept: 'What you typed is still here.',
  noProject: 'Only me',
  projectHint: 'People of the project work on it with you. You can invite them later, too.',
  tooFew: 'You give one vote on each record. No record is decided until somebody else is invited and votes.',
  alone: 'One person screens. Say so in the report: agreement cannot be measured without a second person.',
} as const
