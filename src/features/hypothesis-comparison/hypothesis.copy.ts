import type { EffectSide } from '#science/hypotheses/effect-directions.ts'

export const copy = {
  guidedTitle: 'Begin with two hypotheses',
  guided:
    'A comparison needs explanations that cannot all be true. Take them from what the papers themselves set out to test, or write your own.',
  stated: 'Stated in the papers',
  noneStated: 'No paper of this set states a hypothesis in words that the rules know. Write your own.',
  tooMany: 'Seven hypotheses are the most that can be compared at a glance. Remove one first.',
  noItems: 'No evidence yet',
  noItemsText: 'Add passages or effects from the papers. Then say for each what it is under each hypothesis.',
  draft: 'Write from it',
  draftFailed: 'The draft was not made',
  draftKept: 'The comparison is as it was. Try again.',
  howTo:
    'Ask of each row: if this hypothesis were true, would one expect this evidence? Evidence that fits every hypothesis tells nothing apart.',
  ranking: 'Least spoken against first',
  rankingText:
    'The score is the weight of what is inconsistent with a hypothesis, times its strength. What is consistent is shown and moves no rank: a hypothesis is not proved by what also fits the others.',
  noRatings: 'Nothing is rated yet: no order is shown.',
  sensitivity: 'What the order hangs on',
  stable: 'No single rating, read otherwise, and no single item, left out, changes who comes first.',
  deciding: 'What would decide',
  effects: 'Which way the reported effects lie',
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
    'The weight of an item is the product of its parts, 0 to 1. The order of designs follows the levels of evidence (OCEBM 2011); the numbers are a start and yours to change.',
  sizeOfPaper: (n: string) => `${n} by the sample size of its paper. A number here takes its place.`,
  offeredSize: (n: string) =>
    `Rules read ${n} in its paper. It counts when it is confirmed in the grid, or typed here.`,
}
