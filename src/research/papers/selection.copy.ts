/** Words about what is chosen. */
export const selectionCopy = {
  list: 'Chosen papers, as a list',
  which: 'Which',
  /** The name of the button that opens the list: it begins with what can be read on it. */
  show: (label: string, chosen: string) => `${label}: ${chosen} chosen, as a list`,
  takeOut: (title: string) => `Take out ${title}`,
  untitled: 'Untitled',
  unknown: (unknown: number) =>
    unknown === 1
      ? 'One more is chosen, but its title could not be loaded.'
      : `${unknown.toLocaleString('en-US')} more are chosen, but their titles could not be loaded.`,
  hidden: 'not in the list shown',
  hiddenOf: (hidden: number) => `${hidden.toLocaleString('en-US')} not in the list shown`,
  onlyHidden: 'Take out those not shown',
} as const
