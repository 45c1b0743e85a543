import type { PaperDraft } from '#contract/papers.ts'

import { jsonItems, mendJson } from './json-items.ts'
import {
  createCollector,
  cutOff,
  cutOffEmpty,
  type OnProgress,
  type ReadResult,
  type RecordFormat,
} from './read-result.ts'

export type Item = Record<string, unknown>

type Source = {
  format: RecordFormat
  database?: string
  /** Name of the list that holds the records, where it is not the outermost. */
  list: string
  draft: (item: Item) => PaperDraft
  citationKey?: (item: Item) => string | undefined
}

/** Reads a list of JSON records, each on its own: one that is no JSON is skipped, the others are read. */
export function readJsonRecords(text: string, source: Source, onProgress?: OnProgress): ReadResult {
  const collector = createCollector(source.format, source.database)
  let done = 0
  for (const { text: entry, line, closed } of jsonItems(text, source.list)) {
    const item = closed ? parsed(entry) : mendJson(entry)
    if (isItem(item)) collector.take(line, source.draft(item), entry, source.citationKey?.(item))
    else
      collector.skip(
        line,
        closed ? 'It is not a record that JSON can hold: a sign is missing or wrong.' : cutOffEmpty,
        entry,
      )
    if (!closed && isItem(item)) collector.warn(line, cutOff)
    done += entry.length
    if (collector.count() % 100 === 0) onProgress?.(done, text.length)
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text or a number as text; of a list its first. Blank text is none. */
export function stringOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return stringOf(value[0])
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The value at a path of names; undefined where any of them is missing. */
export function at(item: unknown, ...path: readonly string[]): unknown {
  let value: unknown = item
  for (const name of path) value = isItem(value) ? value[name] : undefined
  return value
}

/** The text at a path of names. */
export const textAt = (item: unknown, ...path: readonly string[]): string | undefined => stringOf(at(item, ...path))

/** The objects of the list at a path of names. */
export function itemsAt(item: unknown, ...path: readonly string[]): Item[] {
  const list = at(item, ...path)
  return Array.isArray(list) ? list.filter(isItem) : []
}

/** The texts of the list at a path of names. */
export function textsAt(item: unknown, ...path: readonly string[]): string[] {
  const list = at(item, ...path)
  return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : []
}
