const origins = ['all', 'synthesis', 'team'] as const
const states = ['open', 'archived', 'any'] as const
const sorts = ['updated', 'title', 'due'] as const

/** What of the list is looked at: it stands in the address, so that it can be linked and comes back. */
export type ListLook = {
  text: string
  origin: (typeof origins)[number]
  state: (typeof states)[number]
  sort: (typeof sorts)[number]
}

const TEXT_MAX = 200

/** Anything the address may hold; what is not known there counts as absent. */
export function readLook(address: URLSearchParams): ListLook {
  const known = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === address.get(name))
  return {
    text: (address.get('q') ?? '').slice(0, TEXT_MAX),
    origin: known('origin', origins) ?? 'all',
    state: known('state', states) ?? 'open',
    sort: known('sort', sorts) ?? 'updated',
  }
}

/** The address with one thing changed; what is as at the beginning is left out. */
export function writeLook(address: URLSearchParams, name: 'q' | 'origin' | 'state' | 'sort', value: string) {
  const next = new URLSearchParams(address)
  const first = { q: '', origin: 'all', state: 'open', sort: 'updated' }[name]
  if (value === first) next.delete(name)
  else next.set(name, value)
  return next
}
