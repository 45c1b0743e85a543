/** A text as R reads it: quotes, backslashes and line ends escaped. */
export const rText = (text: string): string => `"${oneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** A text for a comment: one line, no control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/\p{Cc}/gu, '')

export const rNumber = (value: number): string => (Number.isFinite(value) ? String(value) : 'NA')
