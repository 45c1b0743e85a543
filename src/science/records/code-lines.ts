import { trimmed } from './clean-text.ts'
import { continuation, type TaggedRecord } from './tagged-field.ts'

type Frame = {
  /** The tag with which each record begins. */
  start: string
  /** The tag that ends one, if the format has any. */
  end?: string
  /** Tags of the file and not of a record. */
  outside: ReadonlySet<string>
}

/**
 * Cuts a text with two-letter codes into records: Web of Science and RefWorks write a code, one space and the value, and
 * go on in lines without a code. What stands before the first record belongs to none.
 */
export function* codedRecords(lines: readonly string[], { start, end, outside }: Frame): Generator<TaggedRecord> {
  let open: TaggedRecord | undefined
  let blank = false
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      blank = true
      continue
    }
    const found = /^([A-Z][A-Z0-9])(?: (.*))?$/s.exec(text)
    const tag = found?.[1] ?? ''
    if (tag === start) {
      if (open) yield open
      open = { line: index + 1, fields: [], closed: false, headless: false }
    }
    if (found && tag === end) {
      if (open) yield { ...open, closed: true }
      open = undefined
    } else if (found && !outside.has(tag)) {
      open?.fields.push({ tag, value: trimmed(found[2] ?? ''), line: index + 1, rest: [] })
    } else if (!found) open?.fields.at(-1)?.rest.push(continuation(text, blank))
    blank = false
  }
  if (open) yield open
}
