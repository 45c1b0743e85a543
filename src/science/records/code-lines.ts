import type { ReadLine } from './tagged-lines.ts'

type Frame = {
  /** The tag with which each record begins. */
  start: string
  /** The tag that ends one, if the format has any. */
  end?: string
  /** Tags of the file and not of a record. */
  outside: ReadonlySet<string>
}

/**
 * Tells the lines of a text with two-letter codes: Web of Science and RefWorks write a code, one space and the value, and
 * go on in lines without a code.
 */
export function codedLines({ start, end, outside }: Frame): ReadLine {
  return (text) => {
    const [found, tag = '', value] = /^([A-Z][A-Z0-9])(?: (.*))?$/s.exec(text) ?? []
    if (found === undefined) return undefined
    if (tag === end) return { ends: true }
    return outside.has(tag) ? {} : { tag, value, begins: tag === start }
  }
}
