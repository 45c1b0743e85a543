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
    'Records are counted as the library linked them when they were added. What it links otherwise later changes nothing here by itself: whoever imported the file sees the difference on this page and decides whether to take it over.',
  otherwise: (n: number) => `Linked otherwise in the library now: ${n.toLocaleString('en')}`,
  otherwiseWhat:
    'Since these records were added, papers of your library were merged, parted or linked. The review counts as before until you take a difference over.',
  joined: (one: string, other: string, isVoted: boolean) =>
    `“${one}” is one work with “${other}” there. Here they are two.${isVoted ? ' It was screened here: as a duplicate it leaves the count of what was screened, and its votes stay in the log.' : ''}`,
  parted: (title: string, source: string) =>
    `A record from ${source} counts here as a duplicate of “${title}”. There it is a paper of its own, and would be screened.`,
  elsewhere: (title: string) =>
    `“${title}” was made one with a paper that is not in this review. Nothing is changed here: add that paper if you want it counted.`,
  oneStudy: (one: string, other: string, kind: 'companion' | 'preprint') =>
    `“${one}” is linked as ${kind === 'companion' ? 'another report of the study' : 'the preprint'} of “${other}”. Both are included here as studies of their own.`,
  takeOver: 'Take over',
  takenOver: 'Taken over from the library',
  undo: 'Undo',
  asOneStudy: 'Count as one study',
  uncertain: 'more are linked otherwise. Which became which is not certain: compare them in the list below.',
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
