/** Things that a document is made of, for what came over and what did not. */
export const transferThings = [
  'paragraphs',
  'headings',
  'lists',
  'quotes',
  'code',
  'rules',
  'tables',
  'figures',
  'equations',
  'footnotes',
  'citations',
  'references',
  'bibliography',
  'crossReferences',
  'links',
  'comments',
  'suggestions',
  'liveBlocks',
  'formats',
  'mergedCells',
  'pictures',
  'fields',
  'objects',
  'markup',
  'commands',
  'headers',
  'nesting',
] as const
export type TransferThing = (typeof transferThings)[number]

/**
 * One line of what a transfer did. `taken`: it came over whole. `changed`: it came over as something else. `left`: it did
 * not come over.
 */
export type TransferNote = {
  is: 'taken' | 'changed' | 'left'
  thing: TransferThing
  count: number
  /** What exactly: a command, a key, the start of a formula. */
  detail?: string
  /** The heading under which it stood first. */
  place?: string
}

/** Collects what a transfer did; the same thing with the same detail becomes one line with its count. */
export class TransferLedger {
  #notes = new Map<string, TransferNote>()
  /** The heading under which the transfer is at work. */
  place: string | undefined

  add(is: TransferNote['is'], thing: TransferThing, detail?: string, count = 1): void {
    const key = `${is}|${thing}|${detail ?? ''}`
    const known = this.#notes.get(key)
    if (known !== undefined) known.count += count
    else
      this.#notes.set(key, {
        is,
        thing,
        count,
        ...(detail !== undefined && { detail: detail.slice(0, 120) }),
        ...(is !== 'taken' && this.place !== undefined && { place: this.place }),
      })
  }

  /** What was left first, then what changed, then what was taken. */
  notes(): TransferNote[] {
    const rank = { left: 0, changed: 1, taken: 2 }
    return [...this.#notes.values()].sort((a, b) => rank[a.is] - rank[b.is] || 0)
  }
}
