export const startCopy = {
  needsTitle: 'Give the review a title.',
  systematic: {
    title: 'Systematic review',
    lead: 'From protocol to flow diagram. Every decision is logged, and every number in the report is counted from the log.',
    empty: 'No systematic review yet',
  },
  scoping: {
    title: 'Scoping review',
    lead: 'Map what has been studied and what has not: chart each source, then compare any two columns.',
    empty: 'No scoping review yet',
  },
  collaborative: {
    title: 'Collaborative synthesis',
    lead: 'A review done by several people: who does what, where they differ, and who decided.',
    empty: 'No review is shared with a project yet',
  },
  example:
    'Try it with bundled papers about the BCG vaccine. They are labelled as an example and never mix with yours.',
  carried: 'Choose one of your reviews for them, or begin a new one. Then say where they were found.',
  carriedNew: 'They go to the review you begin here. Then say where they were found.',
  asAdded:
    'Records are counted as the library linked them when they were added. Later changes to those links change nothing here by themselves: whoever imported the file sees the difference on this page and decides whether to apply it.',
  otherwise: (n: number) => `Linked otherwise in the library now: ${n.toLocaleString('en')}`,
  otherwiseWhat:
    'Since these records were added, papers in your library were merged, split or linked. The review counts as before until you apply a difference.',
  joined: (one: string, other: string, isVoted: boolean) =>
    `“${one}” is one work with “${other}” there. Here they are two.${isVoted ? ' It was screened here: as a duplicate it leaves the count of what was screened, and its votes stay in the log.' : ''}`,
  parted: (title: string, source: string) =>
    `A record from ${source} counts here as a duplicate of “${title}”. In the library it is a separate paper and would be screened.`,
  elsewhere: (title: string) =>
    `“${title}” was merged with a paper that is not in this review. Nothing changes here: add that paper if you want it counted.`,
  oneStudy: (one: string, other: string, kind: 'companion' | 'preprint') =>
    `“${one}” is linked as ${kind === 'companion' ? 'another report of the study' : 'the preprint'} of “${other}”. Both are included here as studies of their own.`,
  takeOver: 'Take over',
  takenOver: 'Taken over from the library',
  undo: 'Undo',
  asOneStudy: 'Count as one study',
  uncertain: 'more are linked differently. It is not certain which became which: compare them in the list below.',
  readingPapers: 'The papers of the review are loading.',
  papersFailed: 'The papers of the review could not be read',
  papersFailedKept: 'Every decision is here: the overview shows them.',
  listFailed: 'Your reviews could not be listed',
  createFailed: 'The review was not created',
  kept: 'What you typed is still here.',
  noProject: 'Only me',
  more: 'Criteria, people and votes',
  projectHint: 'People of the project work on it with you. You can invite them later, too.',
  tooFew: 'You cast one vote on each record. No record is decided until somebody else joins and votes.',
  alone: 'One person screens. Say so in the report: agreement cannot be measured without a second person.',
} as const
