import type { Favoured, PetRule } from '#science/statistics/small-study/pet-peese.ts'

/** The directions that may be favoured, by the effect that means no difference. */
export const favouredChoices = (none: number): readonly { value: Favoured; label: string }[] => [
  { value: 'greater', label: `Greater effects (above ${none})` },
  { value: 'less', label: `Smaller effects (below ${none})` },
]

export const ruleChoices: readonly { value: PetRule; label: string }[] = [
  { value: 'one-sided-05', label: 'p < 0.05, one-sided' },
  { value: 'two-sided-05', label: 'p < 0.05, two-sided' },
  { value: 'two-sided-10', label: 'p < 0.10, two-sided' },
]

const cuts: Readonly<Record<string, readonly number[]>> = {
  '0.025': [0.025],
  '0.05': [0.05],
  '0.025 0.5': [0.025, 0.5],
  '0.005 0.025 0.5': [0.005, 0.025, 0.5],
}
export const stepChoices = Object.entries(cuts).map(([value, steps]) => ({ value, label: steps.join(', ') }))
const usual = [0.025]
export const stepsOf = (value: string): readonly number[] => cuts[value] ?? usual
