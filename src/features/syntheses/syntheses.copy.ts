import { SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'

/** Words of the synthesis screens. The specification leaves the wording of project errors open: these are our defaults. */
export const synthesesCopy = {
  generateFailed: 'Failed to generate the synthesis. Please try again.',
  mayHaveStarted: 'The run is not among your saved syntheses. Trying again starts it once, never twice.',
  unknownStart: 'It is not known whether the run started. Trying again starts it once, never twice.',
  listFailed: 'Failed to load projects. Please try again.',
  openFailed: 'Failed to load this synthesis. Please try again.',
  updateFailed: 'Failed to update the project. Please try again.',
  deleteFailed: 'Failed to delete the project. Please try again.',
  updated: 'Project updated',
  deleted: 'Project deleted',
  limitTitle: 'Upgrade to Continue',
  noPapers: 'Choose at least one paper.',
  tooManyPapers: (chosen: number) =>
    `A synthesis reads at most ${SYNTHESIS_PAPERS_MAX} papers, and ${chosen} are chosen. Take some out.`,
  missingPapers: (missing: number) =>
    missing === 1
      ? 'One of these papers is no longer in your library.'
      : `${missing} of these papers are no longer in your library.`,
  noQuery: 'Write the question that the papers should answer.',
  noName: 'A name is needed.',
  renamedElsewhere: (title: string) =>
    `This synthesis was changed elsewhere and is now called “${title}”. Your name is kept: save it again to use it.`,
  conflict: 'This synthesis was changed elsewhere since you opened it. Your text is kept here.',
  looking: 'Looking for papers …',
  lookingFor: (question: string) => `In your library and the starter papers: ${question}`,
  lookingFailed: 'The papers could not be searched',
  questionKept: 'Your question is kept below.',
  noneFound: 'No paper here answers this question',
  noneFoundWhy:
    'Nothing in your library or the starter papers answers it. Search shows what was looked for, and where else to look.',
  toSearch: 'Open the search',
  text: 'Text',
  textHint:
    'A line that begins with ## is a heading. A number in brackets is a citation: it belongs to the sentence before it, moves with it, and goes when you delete it.',
  citations: (citations: number) =>
    citations === 1 ? '1 citation and its number' : `${citations} citations and their numbers`,
  cite: 'Cite',
  citeLabel: (number: number) => `Cite [${number}] where the cursor stands`,
  notCited: 'Not cited in the text now',
  unknownPaper: 'A paper that is no longer in your library',
  extractive: (summaries: number) =>
    `Written from sentences of ${summaries > 0 ? 'the texts that are here, some of them summaries by Roadrunner' : 'the papers themselves'}: rules chose, ordered and grouped them. Nothing was added, and each sentence that states a finding carries the passage it was taken from.`,
  elsewhere: 'The content is in another browser',
  elsewhereWhy:
    'This server keeps only its name and question. Its papers, text and decisions are in the browser where it was made: export everything there (Settings, Data), and restore that archive here.',
  bringBack: 'Bring an export back',
  beginAnew: 'Begin anew from its question',
  writtenHere: 'Written in this browser',
  writtenHereWhy:
    'The server sent no usable text, so rules wrote this from your papers, in this browser. Nothing was counted, and it is kept only here.',
  stop: 'Stop writing',
  stopFailed: 'The writing could not be stopped.',
  cutOff: 'The writing was cut off when the server stopped',
  brokenKept: 'What had been written is kept below, unfinished. Nothing was counted.',
  nothingCounted: 'Nothing was counted.',
  resume: 'Write it again here',
  example: 'This is an example',
  exampleWhy:
    'It came with your account, made from starter papers by the same rules as every synthesis. It does not count towards any limit, and you can change it as you like.',
  exampleBadge: 'Example',
  removeExample: 'Remove the example',
  stopped: 'You stopped the writing',
  stoppedKept: 'Nothing was counted. What had been written is kept below, unfinished.',
  stoppedEmpty: 'Nothing was counted, and nothing had been written.',
  again: 'Ask again',
  byModel: (model: string) =>
    `Written by the language model ${model}. Each quote was looked up in its paper by the program; a citation that could not be found is struck out.`,
} as const
