export const trashCopy = {
  failed: 'The trash could not be loaded',
  kept: 'It is kept on the server.',
  none: 'The trash is empty',
  noneWhy: 'A removed paper stays here for 30 days, outside the library, its counts and searches.',
  until: (day: string) => `Gone for good on ${day}`,
  restore: 'Put back',
  restored: (papers: string) => `${papers} put back`,
  purge: 'Remove for good',
  purgeAll: 'Empty the trash',
  purgeTitle: (papers: string) => `Remove ${papers} for good?`,
  purgeWhy:
    'Their files, notes and highlights are removed too, and cannot be restored. Texts that cite them keep the reference.',
  purged: (papers: string) => `${papers} removed for good`,
  notDone: 'The trash was not changed',
}
