export const exampleCopy = {
  title: 'Example: Narrative review',
  question: 'Do statins prevent cardiovascular events?',
  scope: 'Trials of statins in people with and without heart disease; nothing on side effects but diabetes.',
} as const
