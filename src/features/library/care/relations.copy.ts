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
  lead: 'They remain two papers. Reviews and reference lists tell a preprint from its publication.',
  accept: 'Accept',
  dismiss: 'No relation',
  accepted: 'Relation saved',
  dismissed: 'It will not be suggested again',
  undo: 'Undo',
  back: 'Undone',
  notSaved: 'It was not saved',
  more: (more: number) => `${more.toLocaleString('en')} more follow once these are done.`,
  heading: 'Belongs to',
  takeBack: 'Undo',
}
