/** More records under one key are broken data ("Untitled", "Conference abstract"): comparing all would never end. */
const BUCKET_MAX = 40

/** Pairs that share a key, the earlier one first; a pair that shares several may come more than once. */
export function* nearPairs<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Generator<[Item, Item]> {
  const buckets = new Map<string, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const bucket = buckets.get(key)
      if (!bucket) {
        buckets.set(key, [item])
        continue
      }
      for (const other of bucket) yield [other, item]
      if (bucket.length < BUCKET_MAX) bucket.push(item)
    }
  }
}
