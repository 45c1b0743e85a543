import type { CslItem } from './csl-item.ts'
import { datePartsOf } from './dates-and-pages.ts'
import { noNames, sortName } from './name-list.ts'

const collator = new Intl.Collator('en', { numeric: true })

const bare = (title: string | undefined) =>
  (title ?? '').replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(?:a|an|the)\s+/i, '')

type Key = { id: string; names: string[]; date: number; title: string }

const keyOf = (id: string, item: CslItem, hasParticles: boolean): Key => {
  const people = noNames(item.author) ? item.editor : item.author
  const date = datePartsOf(item.issued)
  return {
    id,
    names: noNames(people) ? [bare(item.title)] : (people ?? []).map((name) => sortName(name, hasParticles)),
    date: date === undefined ? Infinity : date.year * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0),
    title: bare(item.title),
  }
}

function compare(a: Key, b: Key): number {
  for (let index = 0; index < Math.max(a.names.length, b.names.length); index += 1) {
    const [mine, theirs] = [a.names[index], b.names[index]]
    if (mine === undefined || theirs === undefined) return mine === undefined ? -1 : 1
    const order = collator.compare(mine, theirs)
    if (order !== 0) return order
  }
  return (a.date === b.date ? 0 : a.date - b.date) || collator.compare(a.title, b.title) || (a.id < b.id ? -1 : 1)
}

/** Papers in the order of an alphabetical list of references: names, date, title. */
export const inListOrder = (items: ReadonlyMap<string, CslItem>, hasParticles = true): string[] =>
  [...items]
    .map(([id, item]) => keyOf(id, item, hasParticles))
    .sort(compare)
    .map(({ id }) => id)
