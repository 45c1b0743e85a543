/** What is said before help is open: on every page, so it stands apart from the rest. Second text, word for word. */
export const helpEntryCopy = {
  open: 'Open Help Assistant (Cmd+Shift+/)',
  shortcut: 'Open Help Assistant',
  tabs: { chat: 'Ask', learn: 'Learn', issue: 'Issue', feedback: 'Feedback' },
}
