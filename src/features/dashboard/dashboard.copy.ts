export const dashboardCopy = {
  greeting: (name: string | undefined) => (name ? `Welcome, ${name}` : 'Welcome'),
  checklist: 'First steps',
  steps: {
    persona: { name: 'Choose a persona', detail: 'It decides what this page shows first.' },
    search: { name: 'Run a search', detail: 'Type a question; matching words are lit.' },
    papers: { name: 'Import or choose papers', detail: 'Files of any size, or papers you found.' },
    synthesis: { name: 'Generate a synthesis', detail: 'An answer with the passages it stands on.' },
    passage: { name: 'Open a passage or rename it', detail: 'Check what is cited, then make it yours.' },
  },
  done: 'Done',
  notDone: 'To do',
  hideSteps: 'Hide',
  shared: 'Shared with you',
  sharedSearch: 'You opened a link to a shared search. It opens here, in your own workspace.',
  sharedCopilot: 'You opened a link to a shared Copilot session. It opens here, in your own workspace.',
  openShared: 'Open it',
  dismissShared: 'Dismiss',
} as const
