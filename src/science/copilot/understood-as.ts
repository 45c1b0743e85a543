import type { SearchReading } from '#contract/search.ts'

import { frame, listed, type SectionDraft } from '../synthesis/section-draft.ts'

const quoted = (words: string) => `“${words}”`
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** The question with mistyped and foreign words as the papers have them, and a sentence that says so. */
export function understoodAs(
  question: string,
  { mended, language }: Pick<SearchReading, 'mended' | 'language'>,
): { text: string; note: SectionDraft[] } {
  let text = question
  for (const { typed, as } of mended) {
    const at = text.toLowerCase().indexOf(typed)
    if (at >= 0 && as[0] !== undefined) text = text.slice(0, at) + as[0] + text.slice(at + typed.length)
  }
  const distinct = [...new Map(mended.map((each) => [each.typed, each])).values()]
  const read = distinct.map(({ typed, as }) => `${quoted(typed)} as ${quoted(as[0] ?? typed)}`)
  if (language !== undefined) {
    const words = read.length > 0 ? ` Its words were read by their roots: ${listed(read)}.` : ''
    const said = `The question reads as ${languageNames.of(language) ?? language}; the papers here are mostly in English.${words}`
    return { text, note: [{ heading: '', sentences: [frame(said)] }] }
  }
  const words = (isSlip: boolean) =>
    distinct
      .filter(({ isWord = false }) => isWord === isSlip)
      .map(({ typed, as }) => `${quoted(typed)} as ${quoted(as[0] ?? typed)}`)
  const sentences = [
    ...(words(false).length > 0
      ? [frame(`No dictionary and no paper has these words as typed: read ${listed(words(false))}.`)]
      : []),
    ...(words(true).length > 0 ? [frame(`By the words around, read ${listed(words(true))}.`)] : []),
  ]
  return { text, note: sentences.length > 0 ? [{ heading: '', sentences }] : [] }
}
