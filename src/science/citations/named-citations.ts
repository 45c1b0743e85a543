import type { CitationCluster, CitationItem, RenderedCitations, RichText } from './citation.ts'
import type { CslItem } from './csl-item.ts'
import { shortTitle } from './item-facts.ts'
import { inListOrder } from './list-order.ts'
import { locatorText, prefixText, suffixText } from './locator-text.ts'
import { MISSING } from './missing-reference.ts'
import { around, finish, join, nothing, quoted, text, type Pieces } from './pieces.ts'
import type { NamedStyle } from './style.ts'
import { tellApart, type CitedAs } from './tell-apart.ts'
import { headline } from './title-text.ts'
import { writtenEntry } from './written-entry.ts'

type Cited = { item: CitationItem; as: CitedAs | undefined; work: CslItem | undefined }

/** Citations by name and year (or name alone), the list in the order of the alphabet. */
export function namedCitations(
  style: NamedStyle,
  items: ReadonlyMap<string, CslItem>,
  clusters: readonly CitationCluster[],
): Omit<RenderedCitations, 'missing'> {
  const order = inListOrder(items, style.sortsWithoutParticles !== true)
  const places = new Map(order.map((id, index) => [id, index]))
  const told = tellApart(style, order, items)

  const citation = (cluster: CitationCluster): RichText => {
    const cited = cluster.items.map((item): Cited => {
      const work = items.get(item.paperId)
      return { item, as: told.get(item.paperId), work }
    })
    const place = ({ item }: Cited) => places.get(item.paperId) ?? Infinity
    if (style.order === 'list') cited.sort((a, b) => place(a) - place(b) || 0)
    if (style.order === 'year') cited.sort((a, b) => yearNumber(a) - yearNumber(b) || 0)
    const written = grouped(style, cited).map((group) => groupText(style, group))
    return finish(around('(', join('; ', written), ')'))
  }

  return {
    citations: new Map(clusters.map((cluster) => [cluster.id, citation(cluster)])),
    bibliography: order.flatMap((paperId, index) => {
      const item = items.get(paperId)
      const letter = told.get(paperId)?.letter ?? ''
      return item === undefined ? [] : [{ paperId, number: index + 1, text: writtenEntry(style, item, letter) }]
    }),
  }
}

const yearNumber = ({ as }: Cited) => (as !== undefined && /^\d/.test(as.year) ? Number(as.year) : Infinity)

const isBare = ({ item, as }: Cited) =>
  as !== undefined && !item.prefix && !item.suffix && !item.locator && item.suppressAuthor !== true && !as.needsTitle

/** Works of one author that say nothing else stand together: "(Berg, 2019, 2020)". */
function grouped(style: NamedStyle, cited: readonly Cited[]): Cited[][] {
  const groups: Cited[][] = []
  for (const one of cited) {
    const home =
      style.isGrouped && isBare(one)
        ? groups.find((group) => group.every((other) => isBare(other) && other.as?.key === one.as?.key))
        : undefined
    if (home === undefined) groups.push([one])
    else if (!home.some(({ item }) => item.paperId === one.item.paperId)) home.push(one)
  }
  return groups
}

const yearText = (style: NamedStyle, { year, letter }: CitedAs) =>
  letter === '' ? year : year === style.noDate ? `${year}-${letter}` : `${year}${letter}`

function groupText(style: NamedStyle, group: readonly Cited[]): Pieces {
  const [first] = group
  if (first === undefined) return nothing
  const { item, as, work } = first
  const locator = text(locatorText(item, style))
  if (as === undefined) return written(item, join(style.beforeLocator, [text(MISSING), locator]))
  const years =
    style.beforeYear === undefined
      ? nothing
      : text([...new Set(group.flatMap((one) => (one.as ? [yearText(style, one.as)] : [])))].join(', '))
  // A word after the name needs a comma where a figure needs none: "(Berg, n.d.)".
  const before = as.year === style.noDate ? ', ' : (style.beforeYear ?? '')
  const hidesNames = item.suppressAuthor === true && (years.length > 0 || locator.length > 0 || as.needsTitle)
  const names = hidesNames ? nothing : as.names
  const title = as.needsTitle && work !== undefined ? quoted(headline(work, shortTitle(work.title))) : nothing
  const behind = work === undefined ? nothing : (style.behindYear?.(work) ?? nothing)
  return written(item, join(style.beforeLocator, [join(before, [join(', ', [names, title]), years]), behind, locator]))
}

const written = (item: CitationItem, inner: Pieces): Pieces => [
  ...text(prefixText(item.prefix)),
  ...inner,
  ...text(suffixText(item.suffix)),
]
