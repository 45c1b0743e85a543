import { directionOf } from '#science/synthesis/direction.ts'

/** What doctors asked of a trial and judged from its words: the outcome under the intervention against the comparator. */
export type DirectionPrompt = {
  prompt_id: string
  doc_id: string
  intervention: string
  comparator: string
  outcome: string
  answer: 'increased' | 'decreased' | 'no difference'
  evidence: string[]
  unanimous: boolean
}

/** A prompt with the evidence that stands in `text`, the title and abstract or the whole article. */
export type StandingPrompt = DirectionPrompt & { text: string }

/** What the product says of a prompt from the sentences that hold its evidence; `no side`: better or worse, not up or down. */
export type PromptClaim = DirectionPrompt['answer'] | 'no side' | undefined

const answers = {
  increase: 'increased', decrease: 'decreased', improvement: 'no side', worsening: 'no side', 'no difference': 'no difference',
} as const // prettier-ignore

/** The one entry point to change when the product reads direction from more than words. */
export function claimOf({ evidence }: StandingPrompt): PromptClaim {
  const said = new Set(evidence.flatMap((sentence) => directionOf(sentence) ?? []))
  const [only] = said
  return said.size === 1 && only ? answers[only] : undefined
}
