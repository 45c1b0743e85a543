import { scaleLinear } from 'd3-scale'

import type { Lane, OwnEvent, Timeline } from './use-timeline.ts'

export const LEFT = 128
const RIGHT = 20
export const TOP = 40
const DOT = 15
const LANE_LEAST = 46

export type PlacedPaper = { id: string; lane: string; x: number; y: number }
export type ChartLayout = {
  x: (at: number) => number
  height: number
  lanes: { lane: Lane; y: number; height: number }[]
  dots: PlacedPaper[]
  /** Where each paper stands first: links lead there. */
  first: ReadonlyMap<string, PlacedPaper>
  from: number
  to: number
  eventsY: number
}

type Parts = Pick<Timeline, 'dated' | 'lanes' | 'state'> & { events: readonly OwnEvent[] }

/** Places of papers, lanes and events for a width: in each lane dots of one time stand above each other. */
export function chartLayout({ dated, lanes, state, events }: Parts, width: number): ChartLayout {
  const times = [...dated.map(({ at }) => at), ...events.flatMap(({ at }) => at ?? [])]
  const from = state.from ?? Math.floor(Math.min(...times))
  const to = Math.max(from + 1, (state.to ?? Math.floor(Math.max(...times))) + 1)
  const scale = scaleLinear([from, to], [LEFT, width - RIGHT])
  const at = new Map(dated.map((paper) => [paper.id, paper.at]))
  const dots: PlacedPaper[] = []
  const placed: ChartLayout['lanes'] = []
  let y = TOP + (events.length > 0 ? 30 : 6)
  for (const lane of lanes) {
    const taken: number[] = []
    const own = lane.papers
      .flatMap((id) => {
        const when = at.get(id)
        return when === undefined || when < from || when >= to ? [] : [{ id, x: scale(when) + 5 }]
      })
      .sort((a, b) => a.x - b.x)
      .map(({ id, x }) => {
        let level = 0
        while ((taken[level] ?? -Infinity) > x - DOT) level += 1
        taken[level] = x
        return { id, x, level }
      })
    const height = Math.max(LANE_LEAST, taken.length * DOT + 18)
    for (const { id, x, level } of own) dots.push({ id, lane: lane.id, x, y: y + height - 14 - level * DOT })
    placed.push({ lane, y, height })
    y += height
  }
  const first = new Map<string, PlacedPaper>()
  for (const dot of dots) if (!first.has(dot.id)) first.set(dot.id, dot)
  return { x: (when) => scale(when), height: y + 34, lanes: placed, dots, first, from, to, eventsY: TOP + 12 }
}
