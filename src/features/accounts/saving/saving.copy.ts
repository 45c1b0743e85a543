/** Section 8 of the first text, then our own sentences. */
export const savingCopy = {
  failed: 'Update failed',
  checking: 'It may have been saved. Checking...',
  fallback: 'Please try again.',
  kept: 'Your changes are kept.',
  unsaved: 'Unsaved changes',
  saved: 'Everything is saved',
  saving: 'Saving',
  save: 'Save',
  discard: 'Discard changes',
  discardTitle: 'Discard your changes?',
  discardBody: 'The fields go back to what is saved.',
  discardKeep: 'Keep editing',
} as const
