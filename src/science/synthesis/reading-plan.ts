import { documentText } from '../evidence/document-text.ts'
import { readQuestion } from './question.ts'
import { readPapers, type ReadablePaper } from './read-papers.ts'
import { weighRelevance } from './relevance.ts'

/** A sentence of a paper with how well it answers the question. `start` orders it; `text` stands so in the paper. */
export type RankedSentence = { text: string; start: number; worth: number }

/**
 * What a model is given of each paper. `whole`: everything. `passages`: the sentences that answer best, from every paper.
 * `by-paper`: too much for one question; each batch is asked by itself, and then the results together.
 */
export type ReadingPlan = {
  kind: 'whole' | 'passages' | 'by-paper'
  /** Ids of the papers of each question; one batch unless by paper. */
  batches: string[][]
  /** Text to send by id of the paper. One that is missing has no room. */
  texts: ReadonlyMap<string, string>
  /** About how many tokens are asked in all, and are kept for each answer. */
  tokensAsked: number
  answerTokens: number
}

/** Letters of a token, on the careful side: figures and names of drugs are cut finer than plain words. */
const LETTERS_OF_TOKEN = 3.2
/** About how many tokens a text has. Scripts that are no Latin have about one for each sign. */
export function estimatedTokens(text: string): number {
  let other = 0
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x24f) other += 1
  return Math.ceil((text.length - other) / LETTERS_OF_TOKEN + other)
}

const FENCE_TOKENS = 40
/** Less of a paper than this says nothing; so much of each is wanted where papers are asked in batches. */
const LEAST_TOKENS = 120
const BATCH_TOKENS = 500
const GAP = '\n[…]\n'

/** Everything that a model may read of a paper. */
export function wholeText(paper: ReadablePaper): string {
  const [full] = paper.fullTexts ?? []
  return full ? `${documentText(paper)}\n\n${full.text}` : documentText(paper)
}

/** The sentences of one paper by how well they answer a question, the best first, by the ranking of answers by rules. */
export function rankedSentences(query: string, paper: ReadablePaper): RankedSentence[] {
  const read = readPapers([paper])
  const relevance = weighRelevance(readQuestion(query), read)
  const [full] = paper.fullTexts ?? []
  const abstract = documentText(paper)
  return read
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({
      text: sentence.text,
      // Those of a full text stand behind those of the abstract.
      start: full && !abstract.includes(sentence.text) ? abstract.length + sentence.start : sentence.start,
      worth: relevance.ofSentence(sentence),
    }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** Of reciprocal rank fusion (Cormack, Clarke and Büttcher 2009): how little the first places count more than the next. */
const FUSION = 60

/**
 * One ranking from two: by words, as given, and by `likeness` of its first sentences to the question, a number for each,
 * the higher the nearer. A sentence without one keeps its place by words alone.
 */
export function fusedRanking(byWords: readonly RankedSentence[], likeness: readonly number[]): RankedSentence[] {
  const places = likeness
    .map((near, at) => ({ near, at }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ at }) => at)
  const placeByMeaning = new Map(places.map((at, place) => [at, place]))
  const worthAt = (at: number) => {
    const place = placeByMeaning.get(at)
    return 1 / (FUSION + at) + (place === undefined ? 0 : 1 / (FUSION + place))
  }
  return byWords
    .map((sentence, at) => ({ sentence, worth: worthAt(at) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ sentence }) => sentence)
}

type Asked = {
  papers: readonly ReadablePaper[]
  ranked: ReadonlyMap<string, readonly RankedSentence[]>
  /** Tokens of question and answer together that the model takes. */
  context: number
  /** Tokens of everything else that is asked: rules, question, computed facts. */
  fixed: number
  /** Whether it may be asked in batches. Without, papers that have no room are left out, the last first. */
  mayBatch?: boolean
}

/** Divides what a model can take among the papers. Never asks for more than `context`, whatever the papers hold. */
export function planReading({ papers, ranked, context, fixed, mayBatch = true }: Asked): ReadingPlan {
  const answerTokens = Math.max(256, Math.min(4000, Math.floor(context / 4)))
  const room = Math.max(LEAST_TOKENS, context - answerTokens - fixed)
  const whole = new Map(papers.map((paper) => [paper.id, wholeText(paper)]))
  const sizes = new Map([...whole].map(([id, text]) => [id, estimatedTokens(text) + FENCE_TOKENS]))
  const ids = papers.map(({ id }) => id)
  const total = ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  if (total <= room) return { kind: 'whole', batches: [ids], texts: whole, tokensAsked: fixed + total, answerTokens }

  const fits = Math.max(1, Math.floor(room / (LEAST_TOKENS + FENCE_TOKENS)))
  if (papers.length <= fits || !mayBatch) {
    const taken = papers.slice(0, fits)
    const texts = fitted(taken, { ranked, sizes, room })
    const asked = [...texts.values()].reduce((sum, text) => sum + estimatedTokens(text) + FENCE_TOKENS, fixed)
    return { kind: 'passages', batches: [taken.map(({ id }) => id)], texts, tokensAsked: asked, answerTokens }
  }
  const size = Math.max(1, Math.floor(room / (BATCH_TOKENS + FENCE_TOKENS)))
  const batches: string[][] = []
  const texts = new Map<string, string>()
  let asked = fixed + room
  for (let at = 0; at < papers.length; at += size) {
    const batch = papers.slice(at, at + size)
    batches.push(batch.map(({ id }) => id))
    for (const [id, text] of fitted(batch, { ranked, sizes, room })) texts.set(id, text)
    asked += fixed + batch.reduce((sum, { id }) => sum + estimatedTokens(texts.get(id) ?? '') + FENCE_TOKENS, 0)
  }
  return { kind: 'by-paper', batches, texts, tokensAsked: asked, answerTokens }
}

type Room = { ranked: Asked['ranked']; sizes: ReadonlyMap<string, number>; room: number }

/** An equal share for each paper; what short ones leave goes to the others. */
function fitted(papers: readonly ReadablePaper[], { ranked, sizes, room }: Room): Map<string, string> {
  const texts = new Map<string, string>()
  let left = room
  const byLength = papers.toSorted((a, b) => (sizes.get(a.id) ?? 0) - (sizes.get(b.id) ?? 0))
  for (const [at, paper] of byLength.entries()) {
    const share = Math.floor(left / (byLength.length - at))
    const isWhole = (sizes.get(paper.id) ?? 0) <= share
    const text = isWhole ? wholeText(paper) : passages(paper, ranked.get(paper.id) ?? [], share - FENCE_TOKENS)
    texts.set(paper.id, text)
    left -= estimatedTokens(text) + FENCE_TOKENS
  }
  return texts
}

/** Title and best sentences of a paper in the order of its text, as many as there is room for. */
function passages(paper: ReadablePaper, ranked: readonly RankedSentence[], tokens: number): string {
  const title = cutTo(paper.title, tokens)
  let left = tokens - estimatedTokens(title)
  const chosen: RankedSentence[] = []
  for (const sentence of ranked) {
    const size = estimatedTokens(sentence.text) + 2
    if (size > left) continue
    left -= size
    chosen.push(sentence)
  }
  return [title, ...chosen.toSorted((a, b) => a.start - b.start).map(({ text }) => text)].join(GAP)
}

function cutTo(text: string, tokens: number): string {
  let cut = text
  while (cut.length > 0 && estimatedTokens(cut) > tokens) cut = cut.slice(0, Math.floor(cut.length * 0.8))
  return cut
}
