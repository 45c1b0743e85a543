const isMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent)

/** A name with its keys, as they are called on this machine. */
export const withKeys = (name: string, keys: string) =>
  `${name} (${keys.replaceAll('Mod', isMac ? '⌘' : 'Ctrl').replaceAll('-', isMac ? '' : '+')})`
