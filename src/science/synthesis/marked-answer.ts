import { sentencesOf } from '../evidence/sentences.ts'
import { citationMarks, type CitationMark } from './citation-marks.ts'

export type MarkedSentence = { text: string; marks: CitationMark[] }
export type MarkedSection = { heading: string; sentences: MarkedSentence[] }

const heading = /^\s{0,3}#{1,6}\s/
const HEADING_MAX = 300
const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/
const rule = /^\s*(?:[-*_]\s*){3,}$/
/** A longer sentence is read in pieces, and more marks of one sentence as those of more: what one costs has a limit. */
const SENTENCE_MAX = 2000
const MARKS_MAX = 40
/** Behind so many sections a heading begins no other one. */
const SECTIONS_MAX = 100

/**
 * Reads a model's answer: Markdown headings, paragraphs and lists with citation marks behind their sentences. The answer
 * may be cut off anywhere, as it is while it streams: a mark that is not closed yet is left out until it is.
 */
export function readMarkedAnswer(answer: string): MarkedSection[] {
  const pieces = markedPieces(answer)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

/** The same in small pieces of work, so that others can be answered between them. */
export function* markedPieces(answer: string): Generator<undefined, MarkedSection[]> {
  const sections: MarkedSection[] = []
  let block: string[] = []
  let current: MarkedSection = { heading: 'Answer', sentences: [] }
  const endBlock = () => {
    if (block.length > 0) current.sentences.push(...readBlock(block.join('\n')))
    block = []
  }
  const endSection = () => {
    endBlock()
    if (current.sentences.length > 0) sections.push(current)
  }
  for (const [at, line] of linesOf(withoutOpenMark(answer)).entries()) {
    if (at % 20 === 0) yield undefined
    if (heading.test(line) && sections.length < SECTIONS_MAX) {
      endSection()
      current = { heading: titleOf(line), sentences: [] }
    } else if (line.trim() === '' || rule.test(line)) endBlock()
    else {
      if (bullet.test(line)) endBlock()
      block.push(line.replace(bullet, ''))
    }
  }
  endSection()
  return sections
}

/** The words of a heading, without its signs in front and behind and without citations. */
function titleOf(line: string): string {
  const written = line.trim().slice(0, HEADING_MAX)
  let end = written.length
  while (written.charAt(end - 1) === '#') end -= 1
  const title = written.slice(0, end).replace(/^#+/, '')
  let shown = ''
  let from = 0
  for (const mark of citationMarks(title)) {
    shown += title.slice(from, mark.start)
    from = mark.end
  }
  return plain(shown + title.slice(from)).trim() || 'Answer'
}

/** Lines, but never cut inside a citation mark. */
function linesOf(answer: string): string[] {
  const text = answer.replace(/\r\n?/g, '\n')
  const lines: string[] = []
  let from = 0
  let next = 0
  const marks = citationMarks(text)
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    while ((marks[next]?.end ?? Infinity) <= at) next += 1
    if ((marks[next]?.start ?? Infinity) < at) continue
    lines.push(text.slice(from, at))
    from = at + 1
  }
  return [...lines, text.slice(from)]
}

/** Drops a mark that has begun and not ended. */
function withoutOpenMark(answer: string): string {
  const at = answer.lastIndexOf('[[')
  const open = at >= 0 && !answer.slice(at).includes(']]')
  return open ? answer.slice(0, at) : answer.replace(/\[$/, '')
}

/** Sentences of a paragraph; a mark belongs to the sentence that it follows or stands in. */
function readBlock(block: string): MarkedSentence[] {
  const marks: { at: number; mark: CitationMark }[] = []
  const pieces: string[] = []
  let length = 0
  let from = 0
  const add = (piece: string) => {
    length += piece.length
    pieces.push(piece)
  }
  for (const { start, end, documentId, quote } of citationMarks(block)) {
    add(plain(block.slice(from, start)))
    // "… fell [[…]]." must not become "… fell ."
    while (pieces.length > 0) {
      const last = pieces.pop() ?? ''
      length -= last.length
      const kept = last.trimEnd()
      if (kept === '') continue
      add(kept)
      break
    }
    marks.push({ at: length, mark: { documentId, quote } })
    from = end
    if (/^[^\s.,;:!?)]/.test(block.charAt(from))) add(' ')
  }
  add(plain(block.slice(from)))
  const text = pieces.join('')
  const sentences = sentencesOf(text).map(({ start, text: own }) => ({
    start,
    text: own.replace(/\s+/g, ' '),
    marks: [] as CitationMark[],
  }))
  let current = 0
  for (const { at, mark: own } of marks) {
    while ((sentences[current + 1]?.start ?? Infinity) < at) current += 1
    const sentence = sentences[current]
    if (sentence) sentence.marks.push(own)
    // A mark alone in its paragraph still cites: it must not vanish.
    else sentences.push({ start: 0, text: '(no sentence)', marks: [own] })
  }
  return sentences.flatMap(({ text: own, marks: of }) => bounded(own, of))
}

/** Of a very long sentence the last piece has the marks; the others have none. */
function bounded(text: string, marks: CitationMark[]): MarkedSentence[] {
  const parts: MarkedSentence[] = []
  let rest = text
  while (rest.length > SENTENCE_MAX) {
    const space = rest.lastIndexOf(' ', SENTENCE_MAX)
    const end = space > SENTENCE_MAX / 2 ? space : SENTENCE_MAX
    parts.push({ text: rest.slice(0, end), marks: [] })
    rest = rest.slice(end).trimStart()
  }
  for (let from = 0; from === 0 || from < marks.length; from += MARKS_MAX)
    parts.push({ text: from === 0 ? rest : '(no sentence)', marks: marks.slice(from, from + MARKS_MAX) })
  return parts
}

/** Emphasis and code marks are left out: sentences are shown as text. */
const plain = (markdown: string) =>
  markdown.replace(/\*\*|__|`/g, '').replace(/(^|\s)[*_](\S(?:[^*_]*\S)?)[*_](?=[\s.,;:)]|$)/g, '$1$2')
