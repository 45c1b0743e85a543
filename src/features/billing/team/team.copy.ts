export const teamCopy = {
  ownTitle: 'Create a team first?',
  own: (name: string) =>
    `You need to own a team to buy the Team plan. Create “${name}” now and continue to the checkout? You can invite people later.`,
  create: 'Create team',
  created: 'Team Created',
  createdBody: (name: string) => `“${name}” is yours.`,
  createFailedTitle: 'Error',
  createFailed: 'Failed to create team. Please try again or create a team manually first.',
  loadFailed: 'Failed to load team information. Please try again.',
  defaultName: (person: string) => `${person}’s team`,
} as const
