import { agreedDirection } from '#science/synthesis/compared-direction.ts'

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

/** What the product says of a prompt from the sentences that hold its evidence. */
export const claimOf = (prompt: StandingPrompt): DirectionPrompt['answer'] | undefined =>
  agreedDirection(prompt, prompt.evidence)
