import type { CslItem, CslName } from './csl-item.ts'
import { familyOf, initialsOf, nameList, noNames, type NameExtent } from './name-list.ts'
import { finish, plainText, type Pieces } from './pieces.ts'
import type { NamedStyle } from './style.ts'
import { yearOf } from './item-facts.ts'

/** How a work is named in citations, so that no two works are named alike. */
export type CitedAs = {
  names: Pieces
  /** The names as plain text: works of equal text are grouped. */
  key: string
  /** Year, or the style's words for none; without its letter. */
  year: string
  letter: string
  /** A style without years tells two works of one author apart by their titles. */
  needsTitle: boolean
}

type Work = { id: string; item: CslItem; people: readonly CslName[]; extent: NameExtent; year: string }

/**
 * Works in the order of the list → how each is cited. First authors of one family name get initials, shortened lists of
 * names grow until they differ, and what is still alike gets letters in the order of the list (APA 8.18-8.20, Chicago
 * 13.112 ff.).
 */
export function tellApart(
  style: NamedStyle,
  order: readonly string[],
  items: ReadonlyMap<string, CslItem>,
): Map<string, CitedAs> {
  const works = order.flatMap((id): Work[] => {
    const item = items.get(id)
    if (item === undefined) return []
    const people = (noNames(item.author) ? item.editor : item.author) ?? []
    return [{ id, item, people, extent: {}, year: yearOf(item) ?? style.noDate }]
  })
  withInitials(style, works)
  for (const alike of groupsOf(works, (work) => labelOf(style, work))) moreNames(style, alike)
  const letters = new Map<string, { letter: string; needsTitle: boolean }>()
  for (const alike of groupsOf(works, (work) => labelOf(style, work)))
    for (const [index, { id }] of alike.entries())
      letters.set(id, { letter: style.hasLetters ? letterOf(index) : '', needsTitle: !style.hasLetters })
  return new Map(
    works.map((work) => {
      const names = namesOf(style, work)
      const told = letters.get(work.id) ?? { letter: '', needsTitle: false }
      return [work.id, { names, key: plainText(finish(names)), year: work.year, ...told }]
    }),
  )
}

function namesOf(style: NamedStyle, { item, people, extent }: Work): Pieces {
  return noNames(people) ? style.titleInText(item) : nameList(people, style.names, extent)
}

const labelOf = (style: NamedStyle, work: Work) =>
  `${plainText(finish(namesOf(style, work)))}|${style.beforeYear === undefined ? '' : work.year}`

function groupsOf(works: readonly Work[], keyOf: (work: Work) => string): Work[][] {
  const groups = new Map<string, Work[]>()
  for (const work of works) {
    const key = keyOf(work)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [work])
    else group.push(work)
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

const shortest = { after: '', between: '' }

function withInitials(style: NamedStyle, works: readonly Work[]): void {
  if (style.sameFamily === undefined) return
  const families = new Map<string, { initials: Set<string>; works: Work[] }>()
  for (const work of works) {
    const [first] = work.people
    if (first?.family === undefined || !first.given) continue
    const family = familyOf(first)
    const known = families.get(family) ?? { initials: new Set<string>(), works: [] }
    families.set(family, known)
    // "Jane A" and "J. A." may be one person: nobody is told apart from themselves.
    known.initials.add(initialsOf(first.given, shortest))
    known.works.push(work)
  }
  for (const { initials, works: alike } of families.values())
    if (initials.size > 1) for (const work of alike) work.extent = { firstWith: 'initials' }
}

const nameKey = (name: CslName) => `${familyOf(name)}|${initialsOf(name.given ?? '', shortest)}`

/** Writes as many names as it takes to differ from every other work of the group. */
function moreNames(style: NamedStyle, alike: readonly Work[]): void {
  const lists = alike.map(({ people }) => people.map(nameKey))
  for (const [index, work] of alike.entries()) {
    const mine = lists[index] ?? []
    const min = style.names.etAl?.min ?? Infinity
    if (mine.length < min) continue
    let show = style.names.etAl?.show ?? 1
    for (const theirs of lists) {
      const differs = mine.findIndex((name, place) => name !== theirs[place])
      if (differs >= 0) show = Math.max(show, differs + 1)
    }
    // "et al." means several: one name that is left over is written.
    work.extent = { ...work.extent, show: show === mine.length - 1 ? mine.length : show }
  }
}

/** a to z, then aa, ab … */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))
