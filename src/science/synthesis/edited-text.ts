import type { Evidence } from '#contract/evidence.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'

import { sentencesOf } from '../evidence/sentences.ts'

/** A text as it is typed in one field, and the citations that its marks `[1]`, `[2]` … stand for, in that order. */
export type TypedText = { text: string; citations: Evidence[] }

const HEAD = '## '
const marks = /^(?:\s*\[\d{1,5}\])+/
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const keyOf = ({ documentId, quote, start }: Evidence) => `${documentId} ${start} ${quote}`

/**
 * Sections as one text: a heading begins with `## `, its sentences follow in one paragraph, and behind each sentence stands
 * a mark for every citation. A passage that is cited twice has one number.
 */
export function typedText(sections: readonly Section[]): TypedText {
  const citations: Evidence[] = []
  const numbers = new Map<string, number>()
  const numberOf = (citation: Evidence) => {
    const key = keyOf(citation)
    const known = numbers.get(key)
    if (known !== undefined) return known
    citations.push(citation)
    numbers.set(key, citations.length)
    return citations.length
  }
  const text = sections
    .map(({ heading, sentences }) => {
      const body = sentences.map(({ text: words, citations: cited }) =>
        [oneLine(words), ...new Set(cited.map((each) => `[${numberOf(each)}]`))].join(' '),
      )
      return `${HEAD}${oneLine(heading)}\n${body.join(' ')}`
    })
    .join('\n\n')
  return { text, citations }
}

type Piece = { text: string; cited: number[] }

/**
 * What somebody typed, as sections again. A sentence that is still there word by word is the same sentence; one that was
 * changed between two that stayed is the changed one; the others are the person's own. A mark that names no citation is
 * text. `newId` makes ids for what is new.
 */
export function sectionsOfTyped(
  { text, citations }: TypedText,
  before: readonly Section[],
  newId: () => string,
): Section[] {
  const known = new Map(
    before.flatMap(({ sentences }) => sentences).map((sentence) => [oneLine(sentence.text), sentence]),
  )
  // Longest first: one sentence may begin with another.
  const texts = [...known.keys()].filter((each) => each !== '').toSorted((a, b) => b.length - a.length)
  const free = new Set(before.map(({ id }) => id))
  const used = new Set<string>()
  const parts = partsOf(text)
  const idOf = (heading: string, at: number) => {
    const same = before.find((section) => free.has(section.id) && oneLine(section.heading) === heading)
    const there = before[at]
    // Of as many sections as before, one with another heading is the one that was renamed.
    const renamed = parts.length === before.length && there && free.has(there.id) ? there : undefined
    const id = (same ?? renamed)?.id ?? newId()
    free.delete(id)
    return id
  }
  return parts.map(({ heading, body }, at) => {
    const id = idOf(heading, at)
    const pieces = piecesOf(body, texts, citations.length)
    const olds = before.find((section) => section.id === id)?.sentences ?? []
    const sentences = aligned(pieces, olds, known, used).map(({ piece, old }): Sentence => {
      const cited = piece.cited.flatMap((number) => citations[number - 1] ?? [])
      if (old) {
        used.add(old.id)
        const isSame = oneLine(old.text) === piece.text
        return { ...old, text: isSame ? old.text : piece.text, citations: cited, ...(!isSame && { origin: 'person' }) }
      }
      return { id: newId(), text: piece.text, states: 'finding', origin: 'person', citations: cited }
    })
    return { id, heading, sentences }
  })
}

function partsOf(text: string): { heading: string; body: string }[] {
  const parts: { heading: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith(HEAD) || line.trim() === HEAD.trim()) {
      parts.push({ heading: oneLine(line.slice(HEAD.length)), lines: [] })
      continue
    }
    if (parts.length === 0) {
      if (line.trim() === '') continue
      parts.push({ heading: '', lines: [] })
    }
    parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ heading, lines }) => ({ heading, body: oneLine(lines.join(' ')) }))
}

/** Sentences with the citations behind them: those known from before as they are, the rest cut by the rules of a text. */
function piecesOf(body: string, known: readonly string[], most: number): Piece[] {
  const pieces: Piece[] = []
  let rest = body
  // Where sentences that are known begin, looked for once.
  const starts = known.flatMap((each) => placesIn(body, ` ${each}`)).toSorted((a, b) => a - b)
  while (rest !== '') {
    const from = body.length - rest.length
    const own = known.find((each) => rest.startsWith(each) && /^(?:$|\s)/.test(rest.slice(each.length)))
    const words = own ?? ownWords(rest, (starts.find((start) => start > from) ?? body.length) - from, most)
    if (own === undefined) pieces.push(...sentencesIn(words).map((text) => ({ text, cited: [] })))
    else pieces.push({ text: own, cited: [] })
    rest = rest.slice(words.length)
    const [marked = ''] = marks.exec(rest) ?? []
    const numbers = [...marked.matchAll(/\d+/g)].map(([digits]) => Number(digits)).filter((each) => each <= most)
    const last = pieces.at(-1)
    if (last && marked !== '') last.cited = [...new Set([...last.cited, ...numbers])]
    rest = rest.slice(marked.length)
    // A full stop that was left behind the marks belongs before them.
    const [stop = ''] = /^[.!?…]+(?=\s|$)/.exec(rest) ?? []
    if (last && stop !== '' && marked !== '') last.text += stop
    rest = rest.slice(stop === '' || marked === '' ? 0 : stop.length).trimStart()
  }
  return pieces.filter(({ text }) => text !== '')
}

/** Cut as a text of its own would be; a heading of a structured abstract is no heading here. */
const sentencesIn = (words: string): string[] => {
  const found = sentencesOf(words)
  const isWhole = oneLine(found.map(({ text }) => text).join(' ')) === oneLine(words)
  return isWhole ? found.map(({ text }) => text) : [oneLine(words)]
}

function placesIn(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** From here to the next mark, or to `next`, where a sentence that is known begins: at least one letter. */
function ownWords(rest: string, next: number, most: number): string {
  let end = next
  for (const found of rest.matchAll(/\[(\d{1,5})\]/g)) {
    const number = Number(found[1])
    if (found.index >= end) break
    if (found.index > 0 && number >= 1 && number <= most) {
      end = found.index
      break
    }
  }
  const words = rest.slice(0, Math.max(end, 1))
  return words.trimEnd() === '' ? words : words.trimEnd()
}

/** Which sentence of before each piece is: the same words, else the one in the same gap between two that stayed. */
function aligned(
  pieces: readonly Piece[],
  olds: readonly Sentence[],
  known: ReadonlyMap<string, Sentence>,
  used: ReadonlySet<string>,
): { piece: Piece; old: Sentence | undefined }[] {
  const taken = new Set(used)
  const found: (Sentence | undefined)[] = pieces.map(({ text }) => {
    const same = olds.find((old) => oneLine(old.text) === text && !taken.has(old.id)) ?? known.get(text)
    if (!same || taken.has(same.id)) return undefined
    taken.add(same.id)
    return same
  })
  const placeOf = (old: Sentence | undefined) => (old ? olds.indexOf(old) : -1)
  let at = 0
  while (at < pieces.length) {
    if (found[at]) {
      at += 1
      continue
    }
    let end = at
    while (end < pieces.length && !found[end]) end += 1
    const from = at === 0 ? 0 : placeOf(found[at - 1]) + 1
    const to = end === pieces.length ? olds.length : placeOf(found[end])
    const gap = from >= 0 && to >= from ? olds.slice(from, to).filter(({ id }) => !taken.has(id)) : []
    if ((at === 0 || from > 0) && gap.length === end - at) {
      for (const [index, old] of gap.entries()) found[at + index] = old
    }
    at = end
  }
  return pieces.map((piece, index) => ({ piece, old: found[index] }))
}
