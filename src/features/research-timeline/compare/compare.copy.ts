export const compareCopy = {
  choose: 'Choose what to compare with',
  chooseText:
    'Another timeline (another topic, another set, the same set at another date), or another lane of this one. The choice is kept with this timeline.',
  noOthers: 'There is no other analysis yet. Two lanes of this one can be compared.',
  same: 'Both sides are the same. Every paper is shared, no term lags, and nobody cites across. Choose another timeline, or two different lanes.',
  noOverlap: (gap: number, from: number, to: number) =>
    gap === 0
      ? `The two share no year: one ends in ${to}, the other begins in ${from}.`
      : `The two share no year. ${gap === 1 ? 'One year lies' : `${gap} years lie`} between them (${to} and ${from}).`,
  otherGone: 'The other timeline was not found. It may have been deleted, or it belongs to somebody else.',
  otherFailed: 'The other timeline could not be opened',
  noPapers: 'One side has no paper with a year.',
  chart:
    'Each circle is a paper. A line joins the same paper on both sides. Point at a paper, or reach it by keyboard, to highlight its partner.',
  lag: 'Years from the first paper with a term on the left to the first on the right. Below zero the right had it first.',
  noCitations: 'No citation across the two is known.',
}
