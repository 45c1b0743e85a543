export const copy = {
  saved: 'Saved',
  editing: 'Not saved yet',
  saving: 'Saving…',
  waiting: 'Kept on this device. It is saved when the connection is back.',
  failed: 'Not saved',
  conflict: 'Changed elsewhere',
  retry: 'Try Again',
  conflictTitle: 'This was changed elsewhere',
  conflictText:
    'Another tab or person saved a newer version while you worked. Nothing of yours is lost: choose which one stays.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the other version',
  theirsFrom: (when: string) => `The other version was saved ${when}.`,
} as const
