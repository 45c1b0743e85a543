import { sentencesOf } from '../evidence/sentences.ts'

/** A citation as a model wrote it: `[[document|"quote"]]`. */
export type CitationMark = { documentId: string; quote: string }
export type MarkedSentence = { text: string; marks: CitationMark[] }
export type MarkedSection = { heading: string; sentences: MarkedSentence[] }

const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/
const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/
const rule = /^\s*(?:[-*_]\s*){3,}$/
/** The quote may stand in straight, curly or angled quotation marks, or bare; it may hold brackets and line ends. */
const mark =
  /\[\[\s*([^|\]\n]+?)\s*(?:\|\s*(?:"([\s\S]{0,2000}?)"|“([\s\S]{0,2000}?)”|«([\s\S]{0,2000}?)»|([\s\S]{0,2000}?))\s*)?\]\]/g

/**
 * Reads a model's answer: Markdown headings, paragraphs and lists with citation marks behind their sentences. The answer
 * may be cut off anywhere, as it is while it streams: a mark that is not closed yet is left out until it is.
 */
export function readMarkedAnswer(answer: string): MarkedSection[] {
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
  for (const line of linesOf(withoutOpenMark(answer))) {
    const title = heading.exec(line)?.[1]
    if (title !== undefined) {
      endSection()
      current = { heading: plain(title).replace(mark, '').trim() || 'Answer', sentences: [] }
    } else if (line.trim() === '' || rule.test(line)) endBlock()
    else {
      if (bullet.test(line)) endBlock()
      block.push(line.replace(bullet, ''))
    }
  }
  endSection()
  return sections
}

/** Lines, but never cut inside a citation mark. */
function linesOf(answer: string): string[] {
  const kept: string[] = []
  const text = answer.replace(/\r\n?/g, '\n').replace(mark, (whole) => `\uE000${kept.push(whole) - 1}\uE001`)
  return text.split('\n').map((line) => line.replace(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? ''))
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
  let text = ''
  let from = 0
  for (const found of block.matchAll(mark)) {
    text += plain(block.slice(from, found.index))
    // "… fell [[…]]." must not become "… fell ."
    text = text.trimEnd()
    const [, documentId = '', straight, curly, angled, bare] = found
    marks.push({
      at: text.length,
      mark: { documentId: documentId.trim(), quote: (straight ?? curly ?? angled ?? bare ?? '').trim() },
    })
    from = found.index + found[0].length
    if (/^[^\s.,;:!?)]/.test(block.slice(from))) text += ' '
  }
  text += plain(block.slice(from))
  const sentences = sentencesOf(text).map(({ start, text: own }) => ({
    start,
    text: own.replace(/\s+/g, ' '),
    marks: [] as CitationMark[],
  }))
  for (const { at, mark: own } of marks) {
    const sentence = sentences.filter(({ start }) => start < at).at(-1) ?? sentences[0]
    if (sentence) sentence.marks.push(own)
    // A mark alone in its paragraph still cites: it must not vanish.
    else sentences.push({ start: -1, text: '(no sentence)', marks: [own] })
  }
  return sentences.map(({ text: own, marks: of }) => ({ text: own, marks: of }))
}

/** Emphasis and code marks are left out: sentences are shown as text. */
const plain = (markdown: string) =>
  markdown.replace(/\*\*|__|`/g, '').replace(/(^|\s)[*_](\S(?:[^*_]*\S)?)[*_](?=[\s.,;:)]|$)/g, '$1$2')
