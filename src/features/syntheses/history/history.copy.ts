export const historyCopy = {
  removed: (title: string) => `“${title}” will be deleted in a few seconds.`,
  undo: 'Undo',
  removeFailed: 'It could not be deleted',
  archived: 'Archived. It stands under “Archived” now.',
  restored: 'Back among your analyses.',
  changeFailed: 'The change could not be saved',
  copied: 'Duplicated',
  copyFailed: 'It could not be duplicated',
  copyOf: (title: string) => `${title} (copy)`.slice(0, 300),
  oneKind: 'Choose two of one kind to compare them.',
  nothing: 'Nothing matches. Clear the filter to see all.',
  noArchived: 'Nothing is archived.',
}
