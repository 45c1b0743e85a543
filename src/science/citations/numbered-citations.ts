import type { CitationCluster, CitationItem, RenderedCitations, RichText } from './citation.ts'
import type { CslItem } from './csl-item.ts'
import { locatorText, prefixText, suffixText } from './locator-text.ts'
import { MISSING } from './missing-reference.ts'
import { finish } from './pieces.ts'
import type { NumberedStyle } from './style.ts'
import { writtenEntry } from './written-entry.ts'

type Numbered = { item: CitationItem; number: number | undefined }

/** Citations as numbers, the list in the order of the numbers. */
export function numberedCitations(
  style: NumberedStyle,
  items: ReadonlyMap<string, CslItem>,
  clusters: readonly CitationCluster[],
): Omit<RenderedCitations, 'missing'> {
  const order = [...items.keys()]
  const numbers = new Map(order.map((id, index) => [id, index + 1]))
  return {
    citations: new Map(clusters.map((cluster) => [cluster.id, citation(style, cluster, numbers)])),
    bibliography: [...items].map(([paperId, item], index) => ({
      paperId,
      number: index + 1,
      label: style.label(index + 1),
      text: writtenEntry(style, item),
    })),
  }
}

function citation(style: NumberedStyle, { items }: CitationCluster, numbers: ReadonlyMap<string, number>): RichText {
  const sorted = items
    .map((item): Numbered => ({ item, number: numbers.get(item.paperId) }))
    .sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0)
  const [before, after] = style.around
  const written = groups(style, sorted).map((group) => groupText(style, group))
  return finish([
    { text: `${before}${written.join(style.between)}${after}`, ...(style.isRaised && { superscript: true }) },
  ])
}

/** Neighbouring numbers without words of their own, put together where the style has ranges. */
function groups(style: NumberedStyle, sorted: readonly Numbered[]): Numbered[][] {
  const all: Numbered[][] = []
  for (const one of sorted) {
    const last = all.at(-1)?.at(-1)
    const isNext = last?.number !== undefined && one.number === last.number + 1
    if (style.hasRanges && isNext && isBare(style, last) && isBare(style, one)) all.at(-1)?.push(one)
    else if (!(last !== undefined && last.number === one.number && isBare(style, one) && isBare(style, last)))
      all.push([one])
  }
  return all
}

const isBare = (style: NumberedStyle, { item }: Numbered) =>
  !item.prefix && !item.suffix && !(item.locator && style.locator)

function groupText(style: NumberedStyle, group: readonly Numbered[]): string {
  const [first] = group
  const last = group.at(-1)
  if (first === undefined || last === undefined) return ''
  if (group.length > 2) return `${single(style, first)}–${single(style, last)}`
  return group.map((one) => single(style, one)).join(style.between)
}

function single(style: NumberedStyle, { item, number }: Numbered): string {
  const locator = locatorText(item, style)
  const shown = `${number ?? MISSING}${locator === '' ? '' : (style.locator?.(locator) ?? '')}`
  return `${prefixText(item.prefix)}${style.each[0]}${shown}${style.each[1]}${suffixText(item.suffix)}`
}
