import type { LibrarySort } from '#contract/documents.ts'
import type { Paper, ReadingState } from '#contract/papers.ts'
import { plainTitle } from '#science/records/title-key.ts'

import { starterLibrary } from '../papers/library.ts'
import { hasFiles } from '../papers/paper-files.ts'
import type { AccountRow } from '../world/rows.ts'
import { isTakenUp, shelfOf } from '../papers/shelves.ts'
import type { World } from '../world/world.ts'

type Scope = 'starter' | 'own' | 'all'

export type LibraryView = {
  scope: Scope
  text: string
  collection?: string | undefined
  tag?: string | undefined
  reading?: ReadingState | undefined
  files?: 'with' | 'without' | undefined
  sort: LibrarySort
}

type Whole = { stamp: number; views: Map<string, readonly string[]> }
const wholes = new WeakMap<World, Map<string, Whole>>()

/** The whole library in some order, as it was put last: until a paper comes, goes or is written to. */
function wholeOf(world: World, { id }: AccountRow, view: string, made: () => readonly string[]): readonly string[] {
  const ofWorld = wholes.get(world) ?? new Map<string, Whole>()
  wholes.set(world, ofWorld)
  const stamp = world.documents.stampOf(id)
  const before = ofWorld.get(id)
  const whole = before?.stamp === stamp ? before : { stamp, views: new Map<string, readonly string[]>() }
  const ids = whole.views.get(view) ?? made()
  whole.views.set(view, ids)
  ofWorld.set(id, whole)
  return ids
}

/** What a view shows, in its order: rows are read in place, and only a page of them is copied. */
export function idsOf(world: World, account: AccountRow, view: LibraryView): readonly string[] {
  const { scope, text, collection, tag, reading, files, sort } = view
  const isWhole = text === '' && sort !== 'key' && [collection, tag, reading, files].every((each) => each === undefined)
  return isWhole
    ? wholeOf(world, account, `${scope} ${sort}`, () => sortedIds(world, account, view))
    : sortedIds(world, account, view)
}

function sortedIds(
  world: World,
  account: AccountRow,
  { scope, text, collection, tag, reading, files, sort }: LibraryView,
): string[] {
  const isNarrowed = collection !== undefined || tag !== undefined || reading !== undefined || sort === 'key'
  const isAccepted = (paper: Paper) => {
    if (text !== '' && !hasText(paper, text)) return false
    if (files !== undefined && hasFiles(world, account.id, paper.id) !== (files === 'with')) return false
    if (collection === undefined && tag === undefined && reading === undefined) return true
    const shelf = shelfOf(world, account.id, paper)
    return (
      (collection === undefined || shelf.collections.includes(collection)) &&
      (tag === undefined || shelf.tags.includes(tag)) &&
      (reading === undefined || (shelf.reading === reading && isTakenUp(world, account.id, paper.id)))
    )
  }
  const place = (paper: Paper) => ({
    id: paper.id,
    by: sortKey(isNarrowed ? { ...paper, shelf: shelfOf(world, account.id, paper) } : paper, sort),
  })
  const own = scope === 'starter' ? [] : world.documents.of(account.id).pick((row) => isAccepted(row), place)
  const starter = scope === 'own' ? [] : starterLibrary().filter(isAccepted).map(place)
  const sign = sort === 'added' || sort === 'year' ? -1 : 1
  const inOrder = (places: { id: string; by: string }[]) =>
    places.toSorted((a, b) => sign * compare(a.by, b.by)).map(({ id }) => id)
  // By date, one's own stand before the starter papers, which were never added.
  return sort === 'added' ? [...inOrder(own), ...starter.map(({ id }) => id)] : inOrder([...own, ...starter])
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function sortKey(paper: Paper, sort: LibrarySort): string {
  if (sort === 'added') return paper.addedAt ?? ''
  if (sort === 'year') return String(paper.year ?? '').padStart(4, '0')
  if (sort === 'key') return paper.shelf?.citationKey ?? ''
  const [first] = paper.authors
  return plainTitle(sort === 'title' ? paper.title : (first?.family ?? first?.literal ?? '\u{10ffff}'))
}

const hasText = (paper: Paper, text: string) => {
  const names = paper.authors.map((author) => author.family ?? author.literal ?? '').join(' ')
  const line = `${paper.title} ${names} ${paper.venue ?? ''} ${paper.year ?? ''} ${paper.ids.doi ?? ''}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word))
}
