import type { CitationItem, LocatorLabel } from '../../citations/citation.ts'

/** Words that Pandoc and BibLaTeX know for what a locator counts. */
export const labelWords: Record<LocatorLabel, readonly [one: string, several: string]> = {
  page: ['p.', 'pp.'],
  chapter: ['chap.', 'chaps.'],
  section: ['sec.', 'secs.'],
  paragraph: ['para.', 'paras.'],
  figure: ['fig.', 'figs.'],
  table: ['table', 'tables'],
  volume: ['vol.', 'vols.'],
  verse: ['v.', 'vv.'],
  line: ['l.', 'll.'],
}

const labels = new Map(
  Object.entries(labelWords).flatMap(([label, words]) => words.map((word) => [word, label as LocatorLabel] as const)),
)

/** "pp. 12-14"; in braces where it would not be known for a locator without them. */
export function locatorWords(item: CitationItem): string {
  const value = item.locator?.trim() ?? ''
  if (value === '') return ''
  const words = `${labelWords[item.label ?? 'page'][/[-–,]/.test(value) ? 1 : 0]} ${value}`
  return /^(?=[A-Za-z.]*\d)[\dA-Za-z.]+(?:[-–][\dA-Za-z.]+)?$/.test(value) ? words : `{${words.replace(/[{}]/g, '')}}`
}

/** Reads what `locatorWords` and people write: label and value, or undefined where it begins with neither. */
export function readLocator(text: string): { locator: string; label?: LocatorLabel; rest: string } | undefined {
  const braced = /^\{([^{}]*)\}/.exec(text)
  const body = braced?.[1] ?? text
  const found = /^([a-z]+\.?)\s*(?=\S)/i.exec(body)
  const label = found?.[1] === undefined ? undefined : labels.get(found[1].toLowerCase())
  const value = label === undefined ? body : body.slice(found?.[0].length ?? 0)
  const plain =
    braced === null
      ? /^(?=[A-Za-z.]*\d)[\dA-Za-z.]+(?:[-–](?=[A-Za-z.]*\d)[\dA-Za-z.]+)?(?=\s|,|$)/.exec(value)?.[0]
      : value
  if (plain === undefined || plain === '') return undefined
  const rest = braced === null ? value.slice(plain.length) : text.slice(braced[0].length)
  return { locator: plain, ...(label !== undefined && label !== 'page' && { label }), rest: rest.trim() }
}
