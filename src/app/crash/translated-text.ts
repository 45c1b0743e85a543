/** What a translator put in the place of a text of ours. */
const standIns = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT'

/** A text that React changes after it was replaced is put back, for the translator to take it up anew. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const standIn = standIns.get(target)
    if (target.isConnected || !standIn?.parentNode) continue
    standIn.parentNode.replaceChild(target, standIn)
    standIns.delete(target)
  }
})

/** What of `parent` stands for this node now: itself, what it was wrapped in, or what took its place. */
function inPlace(node: Node, parent: Node): Node | undefined {
  for (let at: Node | null | undefined = standIns.get(node) ?? node; at; at = at.parentNode) {
    if (at.parentNode === parent) return at
  }
  return undefined
}

const removeChild = Reflect.get(Node.prototype, 'removeChild')
const insertBefore = Reflect.get(Node.prototype, 'insertBefore')
let isPatched = false

/**
 * React takes away, changes and inserts before the very nodes that it made. Where a translator has replaced a text, these
 * calls find what stands in its place, instead of throwing and taking a whole part of the page with them. Everything else
 * behaves, and fails, as before.
 */
function patch() {
  isPatched = true
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = child.parentNode === this ? child : inPlace(child, this)
    if (there || child.nodeType !== Node.TEXT_NODE) removeChild.call(this, there ?? child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isStrange = before !== null && before.parentNode !== this
    const there = isStrange ? inPlace(before, this) : before
    insertBefore.call(this, node, there ?? (before?.nodeType === Node.TEXT_NODE ? null : before))
    return node
  }
}

/** Notes which texts a translator replaced, from what changed in the page. */
export function followTranslation(records: readonly MutationRecord[]): void {
  if (!isPatched) patch()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (!standIn) continue
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
  }
}
