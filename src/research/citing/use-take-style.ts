import { citationStylesApi } from '#contract/citation-styles.ts'
import type { CitationStyle } from '#science/citations/citation.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'
import { useApiMutation } from '#shared/api/query.ts'

import { useKeptStyles } from './kept-styles.queries.ts'
import { dependentWords, refusalWords, styleCopy as copy } from './style.copy.ts'

/** What a file that was brought turned out to be. `keptId`: under which it is among the person's styles now. */
export type TakenStyle =
  | { is: 'style'; source: StyleSource; keptId?: string }
  /** It only names another style, whose rules are built in. */
  | { is: 'built-in'; style: CitationStyle; title: string }
  /** The words of a language. */
  | { is: 'locale'; language: string; text: string }
  | { is: 'refused'; words: string }

/** Reads a file, and keeps a style that it holds among the person's. */
export function useTakeStyle(): (file: File) => Promise<TakenStyle> {
  const { isOffered } = useKeptStyles()
  const keep = useApiMutation(citationStylesApi.keep, { invalidates: [citationStylesApi.list], inAllTabs: true })

  const take = async (file: File): Promise<TakenStyle> => {
    const { LARGEST_STYLE, readCslStyle } = await import('#science/citations/csl-file/read-style.ts')
    if (file.size > LARGEST_STYLE * 4)
      return {
        is: 'refused',
        words: refusalWords({ kind: 'refused', reason: 'too-large', characters: file.size }),
      }
    const text = await file.text()
    const read = readCslStyle(text)
    if (read.kind === 'style') {
      const source = { id: read.style.id.slice(0, 500), title: read.style.title.slice(0, 500), text }
      const kept = isOffered
        ? await keep.mutateAsync({ body: { styleId: source.id, title: source.title, text } }).catch(() => undefined)
        : undefined
      return { is: 'style', source, ...(kept && { keptId: kept.id }) }
    }
    if (read.kind === 'dependent')
      return read.builtIn === undefined
        ? { is: 'refused', words: dependentWords(read) }
        : { is: 'built-in', style: read.builtIn, title: read.title }
    if (read.reason === 'a-locale') {
      const { readCslLocale } = await import('#science/citations/csl-file/locales.ts')
      const locale = readCslLocale(text)
      if (locale !== undefined) return { is: 'locale', language: locale.language, text }
    }
    return { is: 'refused', words: refusalWords(read) }
  }
  return (file) => take(file).catch(() => ({ is: 'refused', words: copy.notRead }))
}
