export const personaCopy = {
  notSaved: 'Not saved to your account yet',
  notSavedWhy:
    'Your choice is kept on this device and sent again when the connection is back or when you next open Roadrunner.',
  saveNow: 'Save now',
  undo: 'Undo',
  unknown: (name: string) =>
    `Your account names a persona that this version does not know (${name.slice(0, 60)}). The dashboard of principal and co-investigators is shown, and nothing is changed until you choose one.`,
} as const
