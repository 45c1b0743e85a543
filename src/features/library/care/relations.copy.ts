import type { RelationKind } from '#contract/papers.ts'
import type { RelationClue } from '#science/records/proposed-relations.ts'

/** "This paper is …" the other one. */
export const relationWords: Record<RelationKind, string> = {
  preprint: 'is a preprint of',
  protocol: 'is the protocol of',
  erratum: 'is a correction of',
  retraction: 'is the retraction notice of',
  concern: 'is an expression of concern about',
  comment: 'is a comment on',
  companion: 'is another report of the same study as',
}

/** The same, seen from the other paper. */
export const relationBackWords: Record<RelationKind, string> = {
  preprint: 'was published after the preprint',
  protocol: 'has the protocol',
  erratum: 'was corrected by',
  retraction: 'was retracted by',
  concern: 'has an expression of concern in',
  comment: 'has a comment in',
  companion: 'reports the same study as',
}

export const relationClues: Record<RelationClue, string> = {
  'same-identifier': 'Same identifier',
  'same-registration': 'Same registration number',
  'same-title': 'Same title',
  'similar-title': 'Similar title',
  'same-author': 'Same first author',
}

export const relationsCopy = {
  failed: 'The records could not be compared',
  kept: 'Your library is as it was.',
  none: 'Nothing seems to belong to another paper',
  noneWhy: (papers: string) =>
    `${papers} compared by kind, title, first author, identifiers and registration numbers for preprints, protocols, corrections, retractions and further reports.`,
  lead: 'They stay two papers. A preprint and its publication are told apart in reviews and reference lists.',
  accept: 'Accept',
  dismiss: 'No relation',
  accepted: 'The relation is kept',
  dismissed: 'It is not offered again',
  undo: 'Undo',
  back: 'Taken back',
  notSaved: 'It was not kept',
  more: (more: number) => `${more.toLocaleString('en')} more come up as these are done.`,
  heading: 'Belongs to',
  takeBack: 'Take back',
}

export const mergesCopy = {
  heading: 'Made one from',
  lead: 'What each record said is kept. Take a value back field by field, or take the records apart.',
  record: (at: string) => `Records made one on ${at}`,
  now: 'Now',
  use: 'Use this',
  used: (field: string) => `${field} is changed`,
  apart: 'Take apart',
  isApart: (papers: string) => `${papers} back`,
  stays: (fields: string) => `Changed by hand since, and so left: ${fields}.`,
  failed: 'They were not taken apart',
}

export const trashCopy = {
  failed: 'The trash could not be loaded',
  kept: 'It is kept on the server.',
  none: 'The trash is empty',
  noneWhy: 'A removed paper rests here for 30 days, outside the library, its counts and searches.',
  until: (day: string) => `Gone for good on ${day}`,
  restore: 'Put back',
  restored: (papers: string) => `${papers} put back`,
  purge: 'Remove for good',
  purgeAll: 'Empty the trash',
  purgeTitle: (papers: string) => `Remove ${papers} for good?`,
  purgeWhy:
    'Their files, notes and highlights go with them, and nothing brings them back. What cites them still says what they were.',
  purged: (papers: string) => `${papers} removed for good`,
  notDone: 'The trash was not changed',
}
