/** Words of the conflicts: who may end one, by what the protocol says. */
export const conflictsCopy = {
  who: {
    third: {
      third: 'You have not voted on this record: you can decide as the third person.',
      either: 'You have not voted on this record: you can decide as the third person.',
      talk: 'In this review, those who voted settle it by discussion. You did not vote on this record.',
    },
    talk: {
      third: 'You voted on this record, so somebody who did not vote decides.',
      either:
        'You voted on this record, so somebody who did not vote decides. Or discuss it: it is decided when everyone who voted has recorded the same decision here.',
      talk: 'Discuss it: it is decided when everyone who voted has recorded the same decision here.',
    },
  },
  decide: {
    third: { include: 'Decide: include', exclude: 'Decide: exclude' },
    talk: { include: 'After discussion: include', exclude: 'After discussion: exclude' },
  },
  endsAgreement: 'That ends an agreement',
  endsAgreementText:
    'Everybody had agreed on this record. Your change turns it into a conflict that somebody has to settle. Undo reverses it.',
  reopened: (name: string, from: 'include' | 'exclude', day: string) =>
    `Everybody had agreed to ${from}. ${name} changed the vote on ${day}, which caused this conflict.`,
  you: 'You',
  somebody: 'Somebody who left',
  youProposed: 'You, after discussion:',
  proposed: (name: string) => `${name}, after discussion:`,
  confirm: 'Confirm',
} as const
