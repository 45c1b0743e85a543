import type { RichText } from './citation.ts'
import type { CslItem } from './csl-item.ts'
import { finish } from './pieces.ts'
import type { StyleDefinition } from './style.ts'

const written = new WeakMap<CslItem, Map<StyleDefinition, { letter: string; text: RichText }>>()

/**
 * The entry of a work. It is kept as long as the item is, because an editor asks for the whole list at every change and
 * almost nothing in it ever changes. An item is never altered in place.
 */
export function writtenEntry(style: StyleDefinition, item: CslItem, letter = ''): RichText {
  const byStyle = written.get(item) ?? new Map<StyleDefinition, { letter: string; text: RichText }>()
  const known = byStyle.get(style)
  if (known?.letter === letter) return known.text
  const text = finish(style.entry(item, { letter }))
  byStyle.set(style, { letter, text })
  written.set(item, byStyle)
  return text
}
