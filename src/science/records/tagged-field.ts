import { cleanLine } from './clean-text.ts'

/** A line without a tag of its own: it goes on with the field above it. */
export type Continuation = { text: string; newParagraph: boolean }
export type TaggedField = { tag: string; value: string; line: number; rest: Continuation[] }
/** `closed`: the file said where the record ends. `headless`: the line that should start it is missing. */
export type TaggedRecord = { line: number; fields: TaggedField[]; closed: boolean; headless: boolean }

/** Six spaces: what our own writer puts before a further paragraph, so that it never looks like a tag. */
export const paragraphIndent = '      '

export function continuation(text: string, afterBlank: boolean): Continuation {
  return { text: cleanLine(text), newParagraph: afterBlank || (text.startsWith(paragraphIndent) && text[6] !== ' ') }
}

/** The whole value on one line. */
export function lineValue(field: TaggedField): string {
  return cleanLine(
    field.rest.length === 0 ? field.value : [field.value, ...field.rest.map(({ text }) => text)].join(' '),
  )
}

/**
 * The whole value with its paragraphs. A line that was broken by a program (long, and not ended like a sentence) is
 * mended with a space; others stay lines of their own.
 */
export function paragraphs(field: TaggedField): string {
  let text = field.value
  let last = field.value
  for (const line of field.rest) {
    const broken = !line.newParagraph && last.length >= 60 && last.length <= 110 && !/[.!?:;)\]]$/.test(last)
    text += (broken ? ' ' : '\n') + line.text
    last = line.text
  }
  return text
}

/** Each line a value of its own, as EndNote writes keywords. */
export function lineValues(field: TaggedField): string[] {
  return [field.value, ...field.rest.map(({ text }) => text)].filter((value) => value !== '')
}

/** Looks fields up by tag, in the order in which the tags are named. */
export function byTag(fields: readonly TaggedField[]): (...tags: string[]) => TaggedField[] {
  const index = new Map<string, TaggedField[]>()
  for (const field of fields) {
    const same = index.get(field.tag)
    if (same) same.push(field)
    else index.set(field.tag, [field])
  }
  return (...tags) =>
    tags.length === 1 ? (index.get(tags[0] ?? '') ?? []) : tags.flatMap((tag) => index.get(tag) ?? [])
}

/** What a person recognises a skipped record by. */
export function sourceOf({ fields }: TaggedRecord): string {
  return fields.map(({ tag, value }) => `${tag} ${value}`).join(' · ')
}
