import { sentencesOf } from '../evidence/sentences.ts'
import { wordText } from '../questions/term-places.ts'
import { rootOf } from '../questions/word-root.ts'
import type { AskedValue } from './asked-value.ts'

/** People of any kind: the number that stands for a study answers for them. */
const anybody =
  /^(?:patients?|people|participants?|subjects?|individuals?|volunteers?|adults?|persons?|respondents?|newborns?|were|did|died|deaths?|events?|cases?|of|had|developed)$/i
const stops =
  /^(?:were|was|are|is|did|do|does|took|take|had|have|has|in|of|on|from|with|who|that|which|given|receiving|participated|died|developed|joined|entered|contributed|completed|survived|among|for|at|to)$/i
const small = new Set('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')) // prettier-ignore
const tens = new Set('twenty thirty forty fifty sixty seventy eighty ninety'.split(' '))

/** "Twelve", "twenty-three". */
function isInWords(word: string): boolean {
  const [first = '', second] = word.toLowerCase().split('-')
  return tens.has(first) ? second === undefined || small.has(second) : second === undefined && small.has(first)
}

/** What a question asks the number of where that is a thing of its own: "laboratories", "women", "countries". */
export function countedNoun(question: string): string | undefined {
  const behind = /\bhow many ([\p{L}-]+(?: [\p{L}-]+){0,3})/iu.exec(question)?.[1]?.split(' ') ?? []
  const end = behind.findIndex((word) => stops.test(word))
  const noun = (end === -1 ? behind : behind.slice(0, end)).at(-1)
  return noun === undefined || anybody.test(noun) ? undefined : noun
}

const BETWEEN = 2
/** What was meant to be is no number of what was. */
const planned = /\b(?:planned|target|aimed|required|intended|expected|calculated)\b[^.;\d]*$/i
const numbered = /\b(?:table|fig\.?|figure|group|phase|day|week|step|section|appendix|stage|grade|type|box)\s$/i
const figure = /(?<![\d.,])(?:\d{1,3}(?:[, ]\d{3}){1,3}|\d{1,6})(?![\d.%]|,\d)|\b[A-Za-z]+(?:-[a-z]+)?\b/g

/** Numbers of a thing as a text says them, "Twenty-three laboratories", "997 women", in their order. */
export function numbersOf(text: string, noun: string): AskedValue[] {
  const root = rootOf(noun)
  return sentencesOf(text).flatMap(({ text: sentence, start }): AskedValue[] => {
    const { roots, starts, raw } = wordText(sentence)
    const found = [...sentence.matchAll(figure)].flatMap(({ 0: number, index }): AskedValue[] => {
      if (!/^\d/.test(number) && !isInWords(number)) return []
      // "Table 2 Women’s characteristics": the number of a table.
      if (planned.test(sentence.slice(Math.max(0, index - 40), index))) return []
      if (numbered.test(sentence.slice(Math.max(0, index - 12), index))) return []
      const end = index + number.length
      const next = starts.findIndex((place) => place >= end)
      const at = next === -1 ? -1 : roots.findIndex((each, i) => i >= next && i <= next + BETWEEN && each === root)
      const last = at === -1 ? end : (starts[at] ?? 0) + (raw[at]?.length ?? 0)
      const value = sentence.slice(index, last)
      if (at === -1 || /[.,;:()\d]/.test(value.slice(number.length)) || /\b(?:and|or)\b/.test(value)) return []
      // "3, 6, 9 or 10 years": one of a list.
      const isListed = /\d(?:,| or| and|–|-| to)\s?$/.test(sentence.slice(Math.max(0, index - 8), index))
      return [
        {
          value,
          start: start + index,
          end: start + last,
          quote: sentence,
          ...(isListed && { isOneOfSeveral: true as const }),
        },
      ]
    })
    return new Set(found.map(({ value }) => value)).size > 1
      ? found.map((each) => ({ ...each, isOneOfSeveral: true as const }))
      : found
  })
}
