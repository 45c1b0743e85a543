/** The two texts of help that every page loads; the others come with the drawer. */
export const helpButtonCopy = {
  open: 'Open Help Assistant (Cmd+Shift+/)',
  shortcut: 'Open Help Assistant',
} as const
