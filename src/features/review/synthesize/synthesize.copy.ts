/** Words of the two stages after appraisal: what is taken out of the studies, and what they come to together. */
export const synthesizeCopy = {
  noStudy: 'No study is included yet',
  noStudyText: 'Reports included at full text become studies and appear here.',
  decidedCells: 'Cells of the table that somebody decided, results by arm apart',
  gridLead: 'One row for each included study: what was done and what was found, with the passage for each value.',
  gridGone: 'The table was deleted, or it is not shared with you. Choose or make another one.',
  metaLead: 'One line per included study. Enter the numbers as the papers report them; they are pooled at once.',
  stale: (day: string) => `The analysis was changed after its results were taken over on ${day}`,
  staleText: 'Until you take over the new results, the report shows the ones below and says that they are out of date.',
  fresh: (day: string) => `As the analysis stands; taken over on ${day}.`,
  unseen: 'The analysis was deleted, or it is not shared with you. What was taken from it is kept.',
  notTaken: 'Nothing has been taken over from it yet, so the report names it without numbers.',
  findingsLead: 'What the studies say about each outcome, and how certain that is. It goes into the report.',
  noFinding: 'No outcome yet.',
  failed: 'The results could not be read',
} as const
