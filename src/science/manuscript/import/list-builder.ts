import type { Block, ListItemNode, ListNode } from '../manuscript.ts'

type Level = { list: ListNode; item: ListItemNode; key: string }

/** Puts the flat items of a list, each with its level, into lists inside lists. */
export class ListBuilder {
  #levels: Level[] = []
  readonly #out: Block[]

  constructor(out: Block[]) {
    this.#out = out
  }

  get isOpen(): boolean {
    return this.#levels.length > 0
  }

  /** `key` tells lists apart that follow each other on one level. */
  addItem(level: number, key: string, kind: ListNode['type'], start: number, content: Block): void {
    while (this.#levels.length > level + 1) this.#levels.pop()
    const at = this.#levels[level]
    if (at !== undefined && (at.key !== key || at.list.type !== kind)) this.#levels.length = level
    while (this.#levels.length <= level) {
      const item: ListItemNode = { type: 'listItem', content: [] }
      const list: ListNode =
        kind === 'orderedList' && start !== 1
          ? { type: kind, attrs: { start }, content: [] }
          : { type: kind, content: [] }
      const parent = this.#levels.at(-1)
      if (parent === undefined) this.#out.push(list)
      else {
        // A level that the file skips gets an empty item to stand in.
        if (parent.item.content.length === 0) parent.item.content.push({ type: 'paragraph' })
        parent.item.content.push(list)
      }
      list.content.push(item)
      this.#levels.push({ list, item, key })
    }
    const open = this.#levels.at(-1)
    if (open === undefined) return
    if (open.item.content.length > 0) {
      open.item = { type: 'listItem', content: [] }
      open.list.content.push(open.item)
    }
    open.item.content.push(content)
  }

  /** More of the item that was added last on a level, or of the nearest above it. */
  addToItem(level: number, content: Block): boolean {
    while (this.#levels.length > level + 1) this.#levels.pop()
    const open = this.#levels.at(-1)
    open?.item.content.push(content)
    return open !== undefined
  }

  close(): void {
    this.#levels = []
  }
}
