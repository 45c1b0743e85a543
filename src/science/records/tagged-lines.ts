import { trimmed } from './clean-text.ts'
import { continuation, type TaggedRecord } from './tagged-field.ts'

/**
 * What a line of a tagged format is: a field, the beginning or the end of a record, or both a beginning and its first
 * field. A line with no tag that neither begins nor ends a record belongs to none.
 */
export type LineRole = {
  tag?: string | undefined
  value?: string | undefined
  begins?: boolean
  ends?: boolean
  headless?: boolean
}

/**
 * Tells what a line is; undefined for one that goes on with the field above it.
 *
 * @param open the record that is being read
 * @param afterBlank whether a blank line stands above
 */
export type ReadLine = (
  text: string,
  open: TaggedRecord | undefined,
  afterBlank: boolean,
  index: number,
) => LineRole | undefined

/** Cuts lines into records; what stands before the first record belongs to none. */
export function* taggedRecords(lines: readonly string[], read: ReadLine): Generator<TaggedRecord> {
  let open: TaggedRecord | undefined
  let blank = true
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      blank = true
      continue
    }
    const role = read(text, open, blank, index)
    if (role === undefined) open?.fields.at(-1)?.rest.push(continuation(text, blank))
    if (role?.begins === true) {
      if (open) yield open
      open = { line: index + 1, fields: [], closed: false, headless: role.headless ?? false }
    }
    if (role?.tag !== undefined)
      open?.fields.push({ tag: role.tag, value: trimmed(role.value ?? ''), line: index + 1, rest: [] })
    if (role?.ends === true) {
      if (open) yield { ...open, closed: true }
      open = undefined
    }
    blank = false
  }
  if (open) yield open
}
