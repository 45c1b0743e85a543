/** Words of the conflicts: who may end one, by what the protocol says. */
export const conflictsCopy = {
  who: {
    third: {
      third: 'You have not voted on this record: you can decide as the third person.',
      either: 'You have not voted on this record: you can decide as the third person.',
      talk: 'In this review those who voted settle it by talk. You did not vote on this record.',
    },
    talk: {
      third: 'You voted on this record: somebody who did not vote on it decides.',
      either:
        'You voted on this record: somebody who did not vote on it decides. Or talk about it: it is decided when all who voted have written the same here.',
      talk: 'Talk about it: it is decided when all who voted have written the same here.',
    },
  },
  decide: {
    third: { include: 'Decide: include', exclude: 'Decide: exclude' },
    talk: { include: 'After talk: include', exclude: 'After talk: exclude' },
  },
  youProposed: 'You wrote, after talk:',
  proposed: (name: string) => `${name} wrote, after talk:`,
  confirm: 'Confirm',
} as const
