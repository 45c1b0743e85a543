import type { CitationItem } from './citation.ts'
import { isSeveral } from './dates-and-pages.ts'
import type { StyleDefinition } from './style.ts'

/** The locator of an item in the words of the style ("pp. 12–14"); empty where there is none. */
export function locatorText(item: CitationItem, style: Pick<StyleDefinition, 'locators' | 'locatorDash'>): string {
  const value = item.locator?.trim() ?? ''
  if (value === '') return ''
  const [one, several] = style.locators[item.label ?? 'page'] ?? ['', '']
  const dashed = value.replace(/(?<=\w)\s*[-‐‑–—]{1,2}\s*(?=\w)/g, style.locatorDash ?? '–')
  return `${isSeveral(value) ? several : one}${dashed}`
}

/** A prefix with a space behind it, unless it ends in one or in an opening bracket. */
export const prefixText = (prefix: string | undefined): string =>
  prefix === undefined || prefix === '' ? '' : /[\s([{“‘/-]$/.test(prefix) ? prefix : `${prefix} `

/** A suffix with a space before it, unless it begins with a sign that takes none. */
export const suffixText = (suffix: string | undefined): string =>
  suffix === undefined || suffix === '' ? '' : /^[\s.,;:!?)\]}”’]/.test(suffix) ? suffix : ` ${suffix}`
