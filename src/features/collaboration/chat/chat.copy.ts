export const chatCopy = {
  empty: 'Nothing has been said here yet',
  emptyMore: 'What you write is read by everybody in this room. @ and a name calls somebody.',
  placeholder: 'Write a message',
  send: 'Send',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Try Again',
  remove: 'Delete',
  notLoaded: 'Failed to load chat. Please try again.',
  notLoadedKept: 'What you have written is kept.',
  notConnected: 'Not connected: others are not heard until the connection is back. You can read and write.',
  older: 'Older messages',
  newer: 'New messages',
  typing: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is typing` : `${names.slice(0, 3).join(', ')} are typing`,
  here: (names: readonly string[]) => `Here now: ${names.join(', ')}`,
  tooLong: (over: number) => `${over.toLocaleString('en-US')} characters too many. Send it in two messages.`,
}
