import { environment } from '#engine/world/environment.ts'

/** How long a model is waited for, in milliseconds: for its first sign of life, between two of them, and in all. */
export type Limits = { first: number; silence: number; total: number }

const seconds = (name: string, usual: number) => {
  const given = Number(environment()[name] ?? '')
  return (Number.isFinite(given) && given > 0 ? Math.min(given, 86_400) : usual) * 1000
}

export const limits = (): Limits => ({
  first: seconds('ROADRUNNER_LLM_FIRST_SECONDS', 300),
  silence: seconds('ROADRUNNER_LLM_SILENCE_SECONDS', 90),
  total: seconds('ROADRUNNER_LLM_TOTAL_SECONDS', 1800),
})
