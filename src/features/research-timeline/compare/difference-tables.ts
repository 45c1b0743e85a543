import type { Paper } from '#contract/papers.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { count } from '#shared/format/count.ts'

import type { TwoTimelines } from './use-comparison-of.ts'

export type Difference = { id: string; what: string; words: string; papers: string[] }

/** Everything in which two timelines differ, each with the papers behind it. */
export function differencesOf(two: TwoTimelines): Difference[] {
  const { shared, span, pace, turnover, influence, lags, left, right } = two
  const list: Difference[] = [
    {
      id: 'shared',
      what: 'Papers of both',
      words: `${count(shared.shared.length, 'paper stands', 'papers stand')} on both sides.`,
      papers: shared.shared,
    },
    {
      id: 'left',
      what: 'Only left',
      words: `${count(shared.onlyLeft.length, 'paper', 'papers')} only on the left.`,
      papers: shared.onlyLeft,
    },
    {
      id: 'right',
      what: 'Only right',
      words: `${count(shared.onlyRight.length, 'paper', 'papers')} only on the right.`,
      papers: shared.onlyRight,
    },
  ]
  if (span)
    list.push({
      id: 'span',
      what: 'Shared years',
      words: span.overlaps
        ? `Both cover ${span.from} to ${span.to}.`
        : `They share no year; ${span.gap} lie between them.`,
      papers: [],
    })
  if (pace.left && pace.right)
    list.push({
      id: 'pace',
      what: 'Pace',
      words: `${pace.left.perYear.toFixed(2)} papers a year on the left, ${pace.right.perYear.toFixed(2)} on the right (${(pace.ratio ?? 0).toFixed(2)} times).`,
      papers: [...left.side.dated, ...right.side.dated].map(({ id }) => id),
    })
  for (const [name, side, found] of [
    ['left', left, turnover.left],
    ['right', right, turnover.right],
  ] as const)
    if (found)
      list.push({
        id: `turnover ${name}`,
        what: `Turnover, ${name}`,
        words: `${Math.round(found.turnover * 100)} % of the terms stand in one half of its time alone. Came: ${found.came.slice(0, 6).join(', ') || 'none'}. Went: ${found.went.slice(0, 6).join(', ') || 'none'}.`,
        papers: side.side.dated.map(({ id }) => id),
      })
  const { leftCitesRight, rightCitesLeft } = influence
  list.push({
    id: 'influence',
    what: 'Direction of influence',
    words:
      leftCitesRight.length + rightCitesLeft.length === 0
        ? 'No citation across the two is known.'
        : `The left cites the right ${count(leftCitesRight.length, 'time', 'times')}, the right cites the left ${count(rightCitesLeft.length, 'time', 'times')}.`,
    papers: [...new Set([...leftCitesRight, ...rightCitesLeft].flatMap(({ from, to }) => [from, to]))],
  })
  return [
    ...list,
    ...lags.map(({ term, lag, left: a, right: b, papers }) => ({
      id: `lag ${term}`,
      what: `“${term}”`,
      words:
        Math.abs(lag) < 1e-9
          ? `First in ${Math.floor(a)} on both sides.`
          : `First in ${Math.floor(a)} on the left and ${Math.floor(b)} on the right: ${Math.abs(lag).toFixed(Number.isInteger(lag) ? 0 : 1)} ${Math.abs(lag) === 1 ? 'year' : 'years'} ${lag > 0 ? 'later' : 'earlier'}.`,
      papers,
    })),
  ]
}

export const differenceTable = (two: TwoTimelines, papers: ReadonlyMap<string, Paper>): FigureTable => ({
  columns: [
    { label: 'Difference' },
    { label: 'What was found' },
    { label: 'Papers', isNumber: true },
    { label: 'Which' },
  ],
  rows: differencesOf(two).map(({ id, what, words, papers: ids }) => ({
    id,
    cells: [
      what,
      words,
      { text: String(ids.length), value: ids.length },
      ids
        .flatMap((each) => papers.get(each) ?? [])
        .map(shortCitation)
        .join('; '),
    ],
  })),
})

/** Both timelines in one table: the same content as the drawing. */
export function pairTable({ left, right, shared }: TwoTimelines, papers: ReadonlyMap<string, Paper>): FigureTable {
  const both = new Set(shared.shared)
  const rows = [
    ...left.side.dated.map((paper) => ({ ...paper, where: both.has(paper.id) ? 'both' : 'left' })),
    ...right.side.dated.filter(({ id }) => !both.has(id)).map((paper) => ({ ...paper, where: 'right' })),
  ].sort((a, b) => a.at - b.at)
  return {
    columns: [{ label: 'Paper' }, { label: 'Year' }, { label: 'Side' }, { label: 'Title' }],
    rows: rows.map(({ id, at, where }) => {
      const paper = papers.get(id)
      return {
        id: `${where} ${id}`,
        cells: [paper ? shortCitation(paper) : id, String(Math.floor(at)), where, paper?.title ?? ''],
      }
    }),
  }
}
