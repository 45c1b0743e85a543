import { checkedPieces, modelPrompt } from '#science/synthesis/check-model-answer.ts'
import { estimatedTokens } from '#science/synthesis/reading-plan.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { inTurns } from '../world/turns.ts'
import type { ChatTurn, LanguageModel } from './language-model.ts'
import { planForModel } from './plan-for-model.ts'

type Asked = {
  /** Of a run that has begun. */
  signal?: AbortSignal
  model: LanguageModel
  query: string
  papers: readonly ReadablePaper[]
  /** What rules computed, the most important first. */
  computed: readonly { id: string; text: string }[]
}

/** Of what a model takes, computed facts take a quarter at most. */
const COMPUTED_SHARE = 0.25

/** The plan for a synthesis, and the facts that go along with it. */
export async function planSynthesis({ model, query, papers, computed, signal }: Asked) {
  const most = (await model.context()) * COMPUTED_SHARE
  let left = most
  const facts = computed.filter(({ id, text }) => (left -= estimatedTokens(`${id}: ${text}`)) >= 0)
  const frame = modelPrompt({ query, papers: [], computed: facts })
  const plan = await planForModel({ model, query, papers, frame })
  if (plan.kind === 'whole') return { plan, facts }
  // Questions for parts of the papers go without the facts of all.
  const asked = plan.kind === 'by-paper' ? modelPrompt({ query, papers: [] }) : frame
  return { plan: await planForModel({ model, query, papers, frame: asked, ...(signal && { signal }) }), facts }
}

type Reading = Asked & { signal: AbortSignal; onBatch: (done: number, of: number) => void }

/**
 * The question for a synthesis, within what the model takes. Where not even the best passages of all papers fit, the
 * papers are asked in batches first: of each answer only quotes that were found in their papers are gone on with.
 */
export async function messagesForModel(asked: Reading): Promise<ChatTurn[]> {
  const { model, query, papers, signal, onBatch } = asked
  const { plan, facts } = await planSynthesis(asked)
  if (plan.kind !== 'by-paper') return modelPrompt({ query, papers, computed: facts, texts: plan.texts })
  const found = new Map<string, string[]>()
  for (const [at, ids] of plan.batches.entries()) {
    onBatch(at, plan.batches.length)
    const batch = papers.filter(({ id }) => ids.includes(id))
    let answer = ''
    const messages = modelPrompt({ query, papers: batch, texts: plan.texts })
    for await (const soFar of model.answer(messages, signal)) answer = soFar
    const sections = await inTurns(checkedPieces(answer, batch))
    const sentences = sections.flatMap((section) => section.sentences)
    for (const { documentId, quote, verified } of sentences.flatMap(({ citations }) => citations))
      if (verified !== 'none') found.set(documentId, [...new Set([...(found.get(documentId) ?? []), quote])])
  }
  const room = (await model.context()) - plan.answerTokens - estimatedTokens(frameText(query, facts))
  return modelPrompt({ query, papers, computed: facts, texts: quotesThatFit(papers, found, room) })
}

const frameText = (query: string, facts: Asked['computed']) =>
  modelPrompt({ query, papers: [], computed: facts })
    .map(({ content }) => content)
    .join('\n')

const FENCE_TOKENS = 40

/** The first quote of each paper, then the second, as long as there is room. */
function quotesThatFit(papers: readonly ReadablePaper[], found: ReadonlyMap<string, readonly string[]>, room: number) {
  const chosen = new Map<string, string[]>()
  let left = room
  const most = Math.max(0, ...[...found.values()].map((quotes) => quotes.length))
  for (let turn = 0; turn < most; turn += 1)
    for (const { id } of papers) {
      const quote = found.get(id)?.[turn]
      if (quote === undefined) continue
      const size = estimatedTokens(quote) + (chosen.has(id) ? 3 : FENCE_TOKENS)
      if (size > left) continue
      left -= size
      chosen.set(id, [...(chosen.get(id) ?? []), quote])
    }
  return new Map([...chosen].map(([id, quotes]) => [id, quotes.join('\n[…]\n')]))
}
