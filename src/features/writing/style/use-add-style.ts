import { useState } from 'react'

import { citationStylesApi } from '#contract/citation-styles.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'
import { useApiMutation } from '#shared/api/query.ts'

import { useDraft } from '../draft-context.ts'
import { styleFileOf } from '../use-rendered.ts'
import { styleNames } from '../writing-words.ts'
import { dependentWords, refusalWords, styleCopy as copy } from './style.copy.ts'
import { useKeptStyles } from './styles.queries.ts'

/** What became of a file: taken, or refused with a sentence. */
export type AddedStyle = { isTaken: boolean; words: string }

/** Takes a file: a style for the draft and the person, or the words of a language for the style that is chosen. */
export function useAddStyle() {
  const { settings, setSettings } = useDraft()
  const { isOffered } = useKeptStyles()
  const [told, setTold] = useState<AddedStyle>()
  const keep = useApiMutation(citationStylesApi.keep, { invalidates: [citationStylesApi.list], inAllTabs: true })

  const cite = (styleFile: StyleSource) => setSettings({ style: styleFile.id, styleFile })

  const taken = async (file: File): Promise<AddedStyle> => {
    const refused = (words: string) => ({ isTaken: false, words })
    const { LARGEST_STYLE, readCslStyle } = await import('#science/citations/csl-file/read-style.ts')
    if (file.size > LARGEST_STYLE * 4)
      return refused(refusalWords({ kind: 'refused', reason: 'too-large', characters: file.size }))
    const text = await file.text()
    const read = readCslStyle(text)
    if (read.kind === 'style') {
      const { id, title } = read.style
      const source = { id: id.slice(0, 500), title: title.slice(0, 500), text }
      cite(source)
      const isKept =
        isOffered &&
        (await keep.mutateAsync({ body: { styleId: source.id, title: source.title, text } }).then(
          () => true,
          () => false,
        ))
      return { isTaken: true, words: isKept ? copy.added(title) : copy.addedHere(title) }
    }
    if (read.kind === 'dependent') {
      if (read.builtIn === undefined) return refused(dependentWords(read))
      setSettings({ style: read.builtIn })
      return { isTaken: true, words: copy.replaced(read.title, styleNames[read.builtIn]) }
    }
    const styleFile = styleFileOf(settings)
    if (read.reason === 'a-locale' && styleFile !== undefined) {
      const { readCslLocale } = await import('#science/citations/csl-file/locales.ts')
      const locale = readCslLocale(text)
      if (locale !== undefined) {
        cite({ ...styleFile, locale: text })
        return { isTaken: true, words: copy.localeAdded(locale.language) }
      }
    }
    return refused(refusalWords(read))
  }

  const add = async (file: File) => setTold(await taken(file).catch(() => ({ isTaken: false, words: copy.notRead })))
  return { add, told, forget: () => setTold(undefined), cite }
}
