import type { Traits } from './anchor.ts'
import { aroundOf, nameOf, OVERLAY, roleOf, textOf } from './page-words.ts'

/** More elements of one kind than this are not looked through. */
const MAX = 4000

/** What an element says of itself. */
export const traitsOf = (element: Element, order: number): Traits => ({
  tag: element.localName,
  role: roleOf(element),
  name: nameOf(element),
  text: textOf(element, 120),
  around: aroundOf(element),
  order,
})

/** One look at the page as it is now: elements by tag and by their words, each read once. For one pass, then thrown away. */
export function createPageIndex(root: ParentNode = document) {
  const byTag = new Map<string, Element[]>()
  const byWords = new Map<string, Map<string, Element[]>>()
  const known = new Map<Element, Traits>()

  const elements = (tag: string): Element[] => {
    const before = byTag.get(tag)
    if (before) return before
    const all = Array.from(root.querySelectorAll(CSS.escape(tag)))
      .filter((element) => !element.closest(OVERLAY))
      .slice(0, MAX)
    byTag.set(tag, all)
    return all
  }
  const orderOf = (element: Element) => Math.max(0, elements(element.localName).indexOf(element))
  const traits = (element: Element): Traits => {
    const before = known.get(element)
    if (before) return before
    const found = traitsOf(element, orderOf(element))
    known.set(element, found)
    return found
  }
  /** Elements of a tag that say exactly this. */
  const saying = (tag: string, text: string): readonly Element[] => {
    let words = byWords.get(tag)
    if (!words) {
      words = new Map()
      for (const element of elements(tag)) {
        const key = textOf(element, 120)
        words.set(key, [...(words.get(key) ?? []), element])
      }
      byWords.set(tag, words)
    }
    return words.get(text) ?? []
  }
  return { elements, traits, saying, root }
}
export type PageIndex = ReturnType<typeof createPageIndex>
