import { starterPapers } from '#engine/starter-papers/all.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'
import { splitAnswer } from '#science/synthesis/check-model-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { isOnlyUnchecked, isStruckBy } from '#science/synthesis/struck.ts'

import { corpusLines, corpusPapers, type CorpusRecord } from '../corpus.ts'
import { paper } from './own-papers.ts'

/** A passage with its paper; without `quote` the paper has no such sentence. */
type Source = { paper: ReadablePaper; quote: string }
/** `isOpen`: judged wrongly when it was first run, and not mended yet. */
export type Statement = { text: string; kind: string; sources: Source[]; isOpen?: boolean }

const byId = new Map(starterPapers.map((each) => [each.id, each]))

function sourceOf(words: string): Source {
  const [id = '', begins = ''] = words.split('|').map((part) => part.trim())
  const found = byId.get(`p-${id}`)
  const quote = sentencesOf(found?.abstract ?? '').find(({ text }) => begins !== '' && text.startsWith(begins))?.text
  if (!found || quote === undefined) throw new Error(`No such passage: ${words}`)
  return { paper: found, quote }
}

/** Questions of PubMed with the parts of their abstracts, joined by one blank. */
const questions = (name: string): CorpusRecord[] =>
  ((corpusLines(`${name}.jsonl.gz`) ?? []) as { pmid: string; question: string; contexts: { text: string }[] }[]).map(
    ({ pmid, question, contexts }) =>
      paper(pmid, { title: question, abstract: contexts.map(({ text }) => text).join(' ') }),
  )
const collections = new Map<string, Map<string, CorpusRecord>>()

/** A passage of the measurement corpus by its place; undefined where the corpus is not beside the project. */
function corpusSource(words: string): Source | undefined {
  const [name = '', id = '', start = '', length = ''] = words.trim().split(' ')
  const records =
    collections.get(name) ??
    new Map((name === 'pubmedqa-a' ? questions(name) : (corpusPapers(name) ?? [])).map((each) => [each.id, each]))
  collections.set(name, records)
  const found = records.get(id)
  if (!found) return undefined
  const { title, abstract = '' } = found
  return { paper: paper(id, { title, abstract }), quote: abstract.slice(Number(start), Number(start) + Number(length)) }
}

/** The lines of a set: passages, true sentences and those planted, each with the passages above it. */
export function statementsOf(lines: string): Statement[] {
  let sources: Source[] = []
  return lines
    .trim()
    .split('\n')
    .flatMap((whole, at): Statement[] => {
      const isOpen = whole.startsWith('!')
      const line = isOpen ? whole.slice(1) : whole
      const words = line.slice(2)
      if (line.startsWith('~')) sources = words.split('&').flatMap((each) => corpusSource(each) ?? [])
      else if (line.startsWith('>')) sources = [{ paper: paper(`own-${at}`, { abstract: words }), quote: words }]
      else if (line.startsWith('@')) sources = words.split('&').map(sourceOf)
      else if (sources.length === 0) return []
      else if (line.startsWith('+')) return [{ text: words, kind: 'true', sources, isOpen }]
      else {
        const [kind = '', text = ''] = words.split('|').map((part) => part.trim())
        return [{ text, kind, sources, isOpen }]
      }
      return []
    })
}

/** What becomes of a sentence of a model beside its real passages, or beside those of other `papers`. */
export function fateOf({ text, sources }: Statement, papers = sources.map((each) => each.paper)) {
  const marks = sources.map(({ quote }, at) => `[[${papers[at]?.id ?? ''}|"${quote}"]]`)
  const { sections } = splitAnswer(`${text.replace(/\.$/, '')} ${marks.join(' ')}.`, papers)
  const problems = sections.flatMap(({ sentences }) => sentences).flatMap(({ problems: of = [] }) => of)
  if (isStruckBy(problems)) return 'struck'
  return problems.length === 0 ? 'stands' : isOnlyUnchecked(problems) ? 'unchecked' : 'doubtful'
}

/** Whether it is struck, and not only marked as doubtful. */
export const isStruck = (statement: Statement, papers?: ReadablePaper[]): boolean =>
  fateOf(statement, papers) === 'struck'
