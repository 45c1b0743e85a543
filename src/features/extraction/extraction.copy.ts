import { count } from '#shared/format/count.ts'

export const extractionCopy = {
  title: 'Document Analysis and Extraction',
  lead: 'Extract values from papers into a grid. Each value is backed by a passage that was looked up in the paper.',
  noRows: 'No papers in this grid yet',
  noRowsWhy: 'Each paper is a row. Choose papers above.',
  noColumns: 'No columns yet',
  noColumnsWhy:
    'A column is one question asked of every paper. The column library has the common ones, answered by rules at once.',
  keys: [
    ['Arrows, Tab', 'go to another cell'],
    ['Enter', 'confirm the suggestion'],
    ['E or F2', 'edit'],
    ['N', 'not reported'],
    ['A', 'not applicable'],
    ['Delete', 'undo the decision'],
    ['Ctrl + Z', 'undo; with Shift, redo'],
    ['Home, End', 'first or last cell of the row; with Ctrl, of the grid'],
    ['Esc, then Tab', 'leave the grid'],
  ] as const,
  double: 'Two people fill every cell, neither seeing the other’s; differences are settled',
  trust: {
    measured: (right: number, said: number, there: number) =>
      `Measured on papers not seen before: ${right} of ${said} values right (${Math.round((100 * right) / said)} %), ${right} of ${there} found (${Math.round((100 * right) / there)} %).`,
    unmeasured: 'Not measured yet.',
    certain: (right: number, said: number, there: number) =>
      `Those whose words leave no doubt stand by themselves: ${right} of ${said} right (${Math.round((100 * right) / said)} %), ${right} of ${there} found. The others count in a synthesis, a pool or a report only when a person has confirmed them.`,
    wantsPerson: 'A value counts in a synthesis, a pool or a report only when a person has confirmed it.',
  },
  withheld: (others: number) =>
    others === 0
      ? 'Blind: what one person puts into a cell shows when the other has filled it too.'
      : `Blind: ${count(others, 'entry', 'entries')} of others show when you have filled the same cells.`,
  noCell: 'Choose a cell to see the passage behind it.',
  values: {
    title: 'Values of this paper',
    lead: 'Values of this paper in your analyses. You can decide on each while you read.',
    empty: 'This paper is not in a grid yet',
    emptyWhy: 'Extract values and they appear here with the passages they come from.',
    begin: 'Extract values',
    failed: 'Your analyses could not be listed',
    notOffered: 'This server keeps no analyses.',
    openAnalysis: 'Open the analysis',
    noColumns: 'This grid has no columns yet.',
    filled: (said: number, all: number) => `${said.toLocaleString('en')} of ${count(all, 'cell', 'cells')} filled`,
    withEmpty: (empty: number) => `Show ${count(empty, 'empty cell', 'empty cells')}`,
    show: 'Show the passage',
    elsewhere: 'The passage is not in the text that is open',
    elsewhereWhy: 'It comes from another text of this paper. Open the full text or the PDF and try again.',
  },
  group: {
    by: 'Group by',
    no: 'Not grouped',
    none: 'Nothing yet',
    pivot: 'Count two columns',
    pivotWhy:
      'Rows counted by the values of two columns. A row with several values counts under each; each number opens its papers.',
    down: 'Rows by',
    across: 'Columns by',
    counts: 'Number of rows',
    scope: (placed: number, all: number) =>
      `${placed.toLocaleString('en')} of ${count(all, 'row', 'rows')} ${placed === 1 ? 'has' : 'have'} a value in both.`,
    tooMany: (n: number) => `${n.toLocaleString('en')} different values: the table shows the first 50 each way.`,
    fewColumns: 'Two columns are needed. Add one first.',
  },
  noText: 'The text of this paper could not be loaded.',
  run: {
    title: 'Run on the papers',
    intro: (model: string | undefined) =>
      model
        ? `The language model ${model} reads each paper; every quote is then looked up in the text.`
        : 'Values and sentences are taken from the papers by rules. Nothing is invented.',
    free: 'Rules, your own entries and exports are free.',
    cost: (left: number | undefined) =>
      left === undefined
        ? 'Costs 1 use when it delivers, nothing when it fails or is cancelled.'
        : `Costs 1 of ${count(left, 'use', 'uses')} left this month when it delivers. Nothing when it fails or is cancelled.`,
    unlimited: 'Your plan has no limit on runs.',
    nothing: 'Choose at least one column.',
    tooMany: (max: number) => `One run reads up to ${max} papers. Run again for the rest.`,
  },
  states: {
    running: 'Running',
    stopped: 'This run has not reported for a while; the server was probably stopped. What arrived is kept.',
    complete: 'Complete',
    cancelled: 'Cancelled. What arrived is kept, and it was not counted.',
    failed: 'The run stopped. What arrived is kept, and it was not counted.',
  },
  columnName: 'Give the column a name.',
  choicesNeeded: 'Give at least two values, one per line.',
  versionNote: 'Cells that answer the earlier question are kept and marked as older.',
  importProblem: 'The file could not be opened',
}
