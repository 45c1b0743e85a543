import type { GridColumn } from '#contract/grid.ts'
import type { OutcomeKind } from '#contract/review-body.ts'

/** Heading under which all of these columns stand. */
export const ARM_FIELD = 'Results by arm'

/** What an arm is in the comparison. Several arms of one role are put together. */
export const armRoles = ['Intervention', 'Comparator', 'Not compared'] as const
export type ArmRole = (typeof armRoles)[number]

const number = (id: string, name: string, instruction: string): GridColumn => ({
  id,
  version: 1,
  name,
  type: 'number',
  field: ARM_FIELD,
  instruction,
})

/** Columns of a grid that hold results by arm and outcome: numbers as the papers report them. */
export const armColumns = {
  role: {
    id: 'arm-role',
    version: 1,
    name: 'Role of the arm',
    type: 'choice',
    choices: [...armRoles],
    field: ARM_FIELD,
    instruction: 'Which side of the comparison the arm stands on.',
  },
  treatment: {
    id: 'arm-treatment',
    version: 1,
    name: 'Treatment',
    type: 'text',
    field: ARM_FIELD,
    instruction: 'What the arm was given, by the same name in every study. Empty: the name of the arm.',
  },
  events: number('arm-events', 'Events', 'People with the event in this arm.'),
  total: number('arm-total', 'People', 'People analyzed in this arm.'),
  mean: number('arm-mean', 'Mean', 'Mean of this arm, in the unit of the outcome.'),
  sd: number('arm-sd', 'SD', 'Standard deviation of the values of this arm, not of the mean.'),
  estimate: number('effect-estimate', 'Estimate', 'The effect between the arms: a ratio itself, not its logarithm.'),
  low: number('effect-low', 'Lower limit', 'Lower limit of its 95% interval.'),
  high: number('effect-high', 'Upper limit', 'Upper limit of its 95% interval.'),
  truePositive: number('test-tp', 'True positives', 'Test positive, condition present.'),
  falsePositive: number('test-fp', 'False positives', 'Test positive, condition absent.'),
  falseNegative: number('test-fn', 'False negatives', 'Test negative, condition present.'),
  trueNegative: number('test-tn', 'True negatives', 'Test negative, condition absent.'),
} as const satisfies Record<string, GridColumn>

export type ArmColumn = keyof typeof armColumns

/** Columns of whole numbers: people, and results of a test. */
export const countColumns: ReadonlySet<ArmColumn> = new Set<ArmColumn>(['events', 'total', 'truePositive', 'falsePositive', 'falseNegative', 'trueNegative']) // prettier-ignore

/** What is asked for an outcome: of each arm, or of the study as a whole. */
export const outcomeColumns: Record<OutcomeKind, { of: 'arm' | 'study'; columns: readonly ArmColumn[] }> = {
  dichotomous: { of: 'arm', columns: ['events', 'total'] },
  continuous: { of: 'arm', columns: ['mean', 'sd', 'total'] },
  'time-to-event': { of: 'study', columns: ['estimate', 'low', 'high'] },
  generic: { of: 'study', columns: ['estimate', 'low', 'high'] },
  diagnostic: { of: 'study', columns: ['truePositive', 'falsePositive', 'falseNegative', 'trueNegative'] },
}

/** Measures by which an outcome can be pooled, the usual one first; none for test accuracy, which has two at once. */
export const outcomeMeasures: Record<OutcomeKind, readonly string[]> = {
  dichotomous: ['RR', 'OR', 'RD'],
  continuous: ['MD', 'SMD'],
  'time-to-event': ['HR'],
  generic: ['GEN'],
  diagnostic: [],
}

/** The row of an outcome: under an arm, or under the study's paper. */
export const outcomeRowId = (under: string, outcomeId: string): string => `${under}:${outcomeId}`
