import type { Paper } from '#contract/papers.ts'
import { absentWords } from '#science/grid/absence.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import type { Timeline } from './use-timeline.ts'

type Listed = Pick<Timeline, 'dated' | 'events'>
type Told = Listed & Pick<Timeline, 'lanes' | 'claims' | 'scores' | 'path' | 'links' | 'isReading' | 'isFailed'>

const number = (value: number) => ({ text: String(value), value })
type Papers = ReadonlyMap<string, Paper>
const nameOf = (papers: Papers, id: string) => {
  const paper = papers.get(id)
  return paper ? shortCitation(paper) : id
}

export type ListedEvent = { id: string; at: number; date: string; isOwn: boolean }

/** Papers and own events in the order of time: the same content as the drawing. */
export function listedEvents({ dated, events }: Listed, papers: Papers): ListedEvent[] {
  const dateOf = (id: string) => {
    const { year, month, day } = papers.get(id) ?? {}
    return [year, month, day]
      .filter((part) => part !== undefined)
      .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
      .join('-')
  }
  return [
    ...dated.map(({ id, at }) => ({ id, at, date: dateOf(id), isOwn: false })),
    ...events.flatMap(({ row, at, date }) => (at === undefined ? [] : [{ id: row.id, at, date, isOwn: true }])),
  ].sort((a, b) => a.at - b.at)
}

/** What a paper found, word for word, or why it is not here. */
function claimWords({ claims, isReading, isFailed }: Told, paper: Paper | undefined): string {
  const claim = paper && claims.get(paper.id)
  if (claim) return claim.evidence.quote
  if (isReading) return absentWords.reading
  return isFailed ? absentWords.unread : absentWords.notFound({ of: paper?.abstract ? 'abstract' : 'title' })
}

export function eventsTable(timeline: Told, papers: Papers): FigureTable {
  const { lanes, scores, path, events, links } = timeline
  const onPath = new Set(path.papers)
  const laneOf = (id: string) => lanes.flatMap((lane) => (lane.papers.includes(id) ? lane.name : [])).join('; ')
  return {
    columns: [
      { label: 'Event' },
      { label: 'Date' },
      { label: 'Title' },
      { label: 'Lane' },
      { label: 'What it found (word for word)' },
      { label: 'Cited inside the set', isNumber: true },
      { label: 'Cites inside the set' },
      { label: 'On the main path' },
      { label: 'DOI' },
    ],
    rows: listedEvents(timeline, papers).map(({ id, date, isOwn }) => {
      const own = events.find(({ row }) => row.id === id)
      if (isOwn)
        return { id, cells: [own?.row.label ?? '', date, 'Event of one’s own', '', own?.note ?? '', '', '', '', ''] }
      return {
        id,
        cells: [
          nameOf(papers, id),
          date,
          papers.get(id)?.title ?? '',
          laneOf(id),
          claimWords(timeline, papers.get(id)),
          number(scores.get(id)?.length ?? 0),
          links
            .filter(({ from }) => from === id)
            .map(({ to }) => nameOf(papers, to))
            .join('; '),
          onPath.has(id) ? 'yes' : 'no',
          papers.get(id)?.ids.doi ?? '',
        ],
      }
    }),
  }
}

export const turningTable = ({ turning }: Timeline, papers: Papers): FigureTable => ({
  columns: [{ label: 'Year' }, { label: 'Rule' }, { label: 'What was found' }, { label: 'Papers' }],
  rows: turning.map(({ rule, at, words, papers: ids }) => ({
    id: `${rule} ${at} ${words}`,
    cells: [String(Math.floor(at)), rule, words, ids.map((id) => nameOf(papers, id)).join('; ')],
  })),
})

export const paceTable = ({ years }: Pick<Timeline, 'years'>): FigureTable => ({
  columns: [{ label: 'Year' }, { label: 'Papers', isNumber: true }],
  rows: years.map(({ year, papers }) => ({ id: String(year), cells: [String(year), number(papers.length)] })),
})
