import { foldWord } from '../search/tokens.ts'
import { otherLanguages } from './vocabulary/other-languages.ts'

/** A word or name of another language where it stands, with its English name. */
export type Translated = { typed: string; as: string; start: number; end: number }

const order = ['de', 'fr', 'es', 'it', 'pt']
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const keyOf = (text: string) =>
  (text.match(word) ?? []).map((each) => foldWord(each).replace(/(?<=.{3})[sx]$/, '')).join(' ')
const MOST_WORDS = 5

let names: Map<string, string> | undefined
/** English names by language and folded name: "fr accident vasculaire cerebral". */
function known(): Map<string, string> {
  names ??= new Map(
    otherLanguages
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', rest = ''] = line.split(': ')
        return rest
          .split(' | ')
          .flatMap((own, at) => own.split(', ').map((name) => [`${order[at] ?? ''} ${keyOf(name)}`, english] as const))
      }),
  )
  return names
}

/** What a question in another language names that the kept list has, from left to right, the longest name first. */
export function namesInEnglish(question: string, language: string): Translated[] {
  const words = [...question.matchAll(word)]
  const found: Translated[] = []
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size--) {
      const [first, last] = [words[at], words[at + size - 1]]
      if (!first || !last) continue
      const end = last.index + last[0].length
      const typed = question.slice(first.index, end)
      const as = known().get(`${language} ${keyOf(typed)}`)
      // "Impfstoff NVX-CoV2373": what stands behind says which, and the general name would be asked for in its place.
      if (as === undefined || (/^vaccine$/.test(as) && /^\s\S*\d/.test(question.slice(end)))) continue
      found.push({ typed, as, start: first.index, end })
      at += size - 1
      break
    }
  }
  return found
}
