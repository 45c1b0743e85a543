import { sentencesOf } from '../sentences.ts'
import type { PaperPart } from './fact.ts'
import { foldSigns } from './fold-signs.ts'
import { paperPartOf } from './paper-part.ts'
import { headingsIn, stretchesOf, type Stretch, type TextSection } from './text-headings.ts'

export type TextKind = 'abstract' | 'fulltext'
export type RuleSentence = {
  start: number
  end: number
  text: string
  section?: string
  part?: PaperPart
  block: number
}

/**
 * A text as the rules read it: signs folded, cut into sentences that know their section. Offsets of `text` and `sentences`
 * are those of the folded text; `origin` and `originEnd` lead back.
 */
export type RuleText = {
  text: string
  kind: TextKind
  sentences: readonly RuleSentence[]
  origin: (at: number) => number
  originEnd: (end: number) => number
  sentenceAt: (at: number) => RuleSentence | undefined
}

/** Makes a text ready for the rules. `sections`: what the reader of the file knows; else headings are looked for. */
export function ruleTextOf(source: string, kind: TextKind, sections?: readonly TextSection[]): RuleText {
  const stretches = sections?.length ? stretchesOf(sections, source) : kind === 'fulltext' ? headingsIn(source) : []
  const { text, from } = foldSigns(source, new Set(stretches.flatMap(({ start, from }) => [start, from])))
  const origin = (at: number) => from[at] ?? source.length
  const originEnd = (end: number) => (end > 0 ? (from[end - 1] ?? source.length - 1) + 1 : 0)
  const sentences: RuleSentence[] = []
  let stretch = -1
  let block = 0
  for (const { start, end, text: words, section } of sentencesOf(text)) {
    const at = origin(start)
    while (stretch + 1 < stretches.length && (stretches[stretch + 1]?.start ?? 0) <= at) stretch++
    const previous = sentences.at(-1)
    if (previous && /\n\n/.test(text.slice(previous.end, start))) block++
    const place = placeOf(stretches[stretch], at, section)
    if (!place) continue
    sentences.push({ start, end, text: words, block, ...place })
  }
  if (kind === 'abstract') nameTitle(text, sentences)
  const sentenceAt = (at: number) => {
    let low = 0
    let high = sentences.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const sentence = sentences[middle]
      if (!sentence || sentence.start > at) high = middle - 1
      else if (sentence.end <= at) low = middle + 1
      else return sentence
    }
    return undefined
  }
  return { text, kind, sentences, origin, originEnd, sentenceAt }
}

/** `undefined` for a heading's own line, but for the title's. An inline label ("Results:") counts more than the heading above it. */
function placeOf(
  stretch: Stretch | undefined,
  at: number,
  label: string | undefined,
): { section?: string; part?: PaperPart } | undefined {
  if (stretch && at < stretch.from) return stretch.part === 'title' ? { part: 'title' } : undefined
  const section = label ?? stretch?.name
  const part = (label && paperPartOf(label)) ?? (stretch?.part === 'title' ? undefined : stretch?.part)
  return { ...(section ? { section } : {}), ...(part ? { part } : {}) }
}

/** In a record's text, title and abstract are parted by a blank line. */
function nameTitle(text: string, sentences: RuleSentence[]) {
  const first = sentences[0]
  if (!first || first.section || first.end > 400) return
  const last = sentences.findLastIndex(({ block }) => block === first.block)
  if (last + 1 >= sentences.length || (sentences[last]?.end ?? 0) > 500 || !text.includes('\n\n')) return
  for (let i = 0; i <= last; i++) Object.assign(sentences[i] ?? {}, { part: 'title' })
}
