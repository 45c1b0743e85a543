import type { EffectSide } from '#science/hypotheses/effect-directions.ts'

export const hypothesisCopy = {
  guidedTitle: 'Begin with two hypotheses',
  guided:
    'A comparison needs explanations that cannot all be true. Take them from what the papers set out to test, or write your own.',
  stated: 'Stated in the papers',
  reading: 'Reading the papers …',
  noneStated: 'No paper of this set states a hypothesis in words that the rules know. Write your own.',
  tooMany: 'At most seven hypotheses can be compared at a glance. Remove one first.',
  noItems: 'No evidence yet',
  noItemsText: 'Add passages or effects from the papers, then rate each under each hypothesis.',
  draft: 'Write from it',
  draftFailed: 'The draft was not created',
  draftKept: 'The comparison is unchanged. Try again.',
  howTo:
    'Ask of each row: if this hypothesis were true, would one expect this evidence? Evidence that fits every hypothesis tells nothing apart.',
  ranking: 'Least spoken against first',
  rankingText:
    'The score is the weight of what is inconsistent with a hypothesis, times its strength. What is consistent is shown and moves no rank: a hypothesis is not proved by what also fits the others.',
  noRatings: 'Nothing is rated yet: no order is shown.',
  sensitivity: 'What the order depends on',
  stable: 'Changing any single rating or leaving out any single item does not change which comes first.',
  deciding: 'What would decide',
  effects: 'Direction of the reported effects',
  effectsText:
    'Effects with an interval, as the abstracts report them, against no effect (1 for ratios, 0 for differences). Which side is good, and whether they measure the same thing, this does not say.',
  noEffects: 'No abstract of this set reports an effect in a form that the rules know.',
  sides: {
    below: 'Below no effect',
    unclear: 'Interval holds no effect',
    above: 'Above no effect',
    'no-interval': 'No interval reported',
  } satisfies Record<EffectSide, string>,
  weights: 'How evidence weighs',
  weightsText:
    'The weight of an item is the product of its parts, 0 to 1. The order of designs follows the levels of evidence (OCEBM 2011). The numbers are a starting point; change them as you see fit.',
  sizeOfPaper: (n: string) => `${n} by the sample size of its paper. A number here takes its place.`,
  offeredSize: (n: string) =>
    `Rules read ${n} in its paper. It counts when it is confirmed in the grid, or typed here.`,
}
