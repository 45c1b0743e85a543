/** Fields of a paper as bits of a mask: in which of them a term stands. */
export const fieldBits = { title: 1, abstract: 2, author: 4, venue: 8, keyword: 16, year: 32 } as const

/** Where one term stands: slots of papers in rising order, its weight there, and the fields as bits. */
export type Postings = { count: number; slots: Uint32Array; weights: Float32Array; fields: Uint8Array }

export const emptyPostings = (): Postings => ({
  count: 0,
  slots: new Uint32Array(4),
  weights: new Float32Array(4),
  fields: new Uint8Array(4),
})

/** The same postings, to be written to by somebody else. */
export const copyOfPostings = ({ count, slots, weights, fields }: Postings): Postings => ({
  count,
  slots: slots.slice(),
  weights: weights.slice(),
  fields: fields.slice(),
})

/** Appends a paper; `slot` must be higher than all before. */
export function appendPosting(postings: Postings, slot: number, weight: number, fields: number) {
  if (postings.count === postings.slots.length) grow(postings)
  postings.slots[postings.count] = slot
  postings.weights[postings.count] = weight
  postings.fields[postings.count] = fields
  postings.count++
}

function grow(postings: Postings) {
  const size = postings.slots.length * 2
  const { slots, weights, fields } = postings
  postings.slots = new Uint32Array(size)
  postings.slots.set(slots)
  postings.weights = new Float32Array(size)
  postings.weights.set(weights)
  postings.fields = new Uint8Array(size)
  postings.fields.set(fields)
}

export function removePosting(postings: Postings, slot: number) {
  const at = find(postings, slot)
  if (at < 0) return
  postings.slots.copyWithin(at, at + 1, postings.count)
  postings.weights.copyWithin(at, at + 1, postings.count)
  postings.fields.copyWithin(at, at + 1, postings.count)
  postings.count--
}

/** Whether a term stands in a paper. */
export const hasPosting = (postings: Postings, slot: number): boolean => find(postings, slot) >= 0

/** Position of a slot, -1 when the term does not stand there. */
function find({ slots, count }: Postings, slot: number): number {
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const here = slots[middle] ?? 0
    if (here === slot) return middle
    if (here < slot) low = middle + 1
    else high = middle - 1
  }
  return -1
}
