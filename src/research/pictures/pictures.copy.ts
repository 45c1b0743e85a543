export const picturesCopy = {
  otherKind: 'Other kinds…',
  comesOut: 'What comes out',
  caption: 'A sketch of the result. “Try with example papers” opens a real one.',
} as const
