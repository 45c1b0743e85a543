import { readFileSync } from 'node:fs'

import type { CslItem } from '#science/citations/csl-item.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/**
 * Works that are hard to cite, made up for the purpose: particles and suffixes, names and titles in other languages and
 * scripts, no date, no author, newspapers, chapters, proceedings, reports, theses, patents, data, software, preprints.
 */
export const awkwardItems = read('items.json') as (CslItem & { id: string })[]

/**
 * What citeproc-js 2.4.63 makes of each with the public style files (citation-style-language/styles, 0819c0e, locale en-US),
 * each work alone.
 */
export const awkwardExpected = read('expected.json') as Record<
  string,
  Record<string, { html: string; citation: string }>
>
