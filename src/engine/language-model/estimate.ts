import type { analysesApi } from '#contract/analyses.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { GridColumn } from '#contract/grid.ts'
import { columnWords, extractionPrompt } from '#science/grid/service-answer.ts'
import { assistPrompt } from '#science/manuscript/assist/prompt.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import type { ReadingPlan } from '#science/synthesis/reading-plan.ts'

import type { LanguageModel } from './language-model.ts'
import { planForModel } from './plan-for-model.ts'
import { planSynthesis } from './read-for-model.ts'

type Estimate = AnswerOf<typeof analysesApi.estimate>
type Asked = {
  query: string
  papers: readonly ReadablePaper[]
  /** Of a run over a grid: what is asked of each paper. */
  columns?: readonly GridColumn[]
  /** Of help with a text: the text. */
  text?: string | undefined
}
type Planned = Pick<ReadingPlan, 'tokensAsked' | 'answerTokens'> & { plan: string; calls: number }

/** Of the computed facts is not known yet how long they are: about so many tokens for each paper. */
const FACT_TOKENS = 60
const MILLION = 1_000_000

/** What a run would ask of a model, by the plan that the run itself makes. */
export async function estimateFor(model: LanguageModel | undefined, asked: Asked): Promise<Estimate> {
  if (!model || (asked.papers.length === 0 && asked.text === undefined)) return {}
  const planned = asked.columns?.length
    ? await planOfGrid(model, asked, asked.columns)
    : asked.text === undefined
      ? await planOfSynthesis(model, asked)
      : await planOfText(model, asked, asked.text)
  const tokensAsked = Math.round(planned.tokensAsked)
  const tokensAnswered = planned.answerTokens * planned.calls
  const { prices } = model
  const amount = prices && (tokensAsked * prices.asked + tokensAnswered * prices.answered) / MILLION
  return {
    model: model.name,
    plan: planned.plan,
    calls: planned.calls,
    tokensAsked,
    tokensAnswered,
    context: await model.context(),
    ...(prices && amount !== undefined && { cost: { amount, currency: prices.currency } }),
  }
}

async function planOfSynthesis(model: LanguageModel, { query, papers }: Asked): Promise<Planned> {
  const { plan } = await planSynthesis({ model, query, papers, computed: [] })
  const calls = plan.kind === 'by-paper' ? plan.batches.length + 1 : 1
  return { ...plan, plan: plan.kind, calls, tokensAsked: plan.tokensAsked + papers.length * FACT_TOKENS }
}

/** Paper by paper, each with all its columns. */
async function planOfGrid(model: LanguageModel, { query, papers }: Asked, columns: readonly GridColumn[]) {
  let [tokensAsked, answerTokens] = [0, 0]
  for (const paper of papers) {
    const frame = extractionPrompt(paper, '', columns, query)
    const plan = await planForModel({ model, query: columnWords(columns), papers: [paper], frame, mayBatch: false })
    tokensAsked += plan.tokensAsked
    ;({ answerTokens } = plan)
  }
  return { plan: 'each', calls: papers.length, tokensAsked, answerTokens } satisfies Planned
}

async function planOfText(model: LanguageModel, { query, papers }: Asked, text: string): Promise<Planned> {
  const sources = [{ id: 's1', text, paperIds: [] }]
  const frame = assistPrompt({ action: 'rewrite', instruction: query, before: '', sources, passages: [], papers: [] })
  const asked = { model, query: `${text} ${query}`.slice(0, 4000), papers, frame, mayBatch: false }
  const plan = await planForModel(asked)
  return { ...plan, plan: papers.length === 0 ? 'text' : plan.kind, calls: 1 }
}
