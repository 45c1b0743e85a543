export const picturesCopy = {
  otherKind: 'Another kind …',
  comesOut: 'What comes out',
  caption: 'What comes out, drawn small. “Try with example papers” opens a real one.',
} as const
