/** How soon the crash screen goes away by itself after an error of the DOM. */
export const DOM_RESET_MS = 100

const MENTIONS = /removeChild|insertBefore|NotFoundError|node to be removed|not a child of this node/i

/** Somebody else (an extension, a translator) moved nodes that React owns: drawing again is all it takes. */
export const isDomError = (error: unknown): boolean =>
  error instanceof Error || error instanceof DOMException
    ? error.name === 'NotFoundError' || MENTIONS.test(error.message)
    : typeof error === 'string' && MENTIONS.test(error)
