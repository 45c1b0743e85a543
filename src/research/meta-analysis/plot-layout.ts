import type { DataColumns } from './forest-columns.ts'
import { rowWords, type IntervalRow } from './interval-rows.ts'
import { textWidth } from './text-fit.ts'

/** Below this width the numbers stand above their interval instead of beside it. */
const NARROW = 600
/** With less room than this for the intervals, what the studies report stands above them. */
const PLOT_MIN = 200
const ROW = 24
const TALL = 40
const TALLER = 56
const LIGHT = 17
const GAP = 10

export type DataPlace = { x: number; head: string; group: number }

/** Where everything of a plot of intervals stands, in px. */
export type Layout = {
  width: number
  isNarrow: boolean
  from: number
  to: number
  row: number
  top: number
  hasWeights: boolean
  /** Right edges of the columns with what the studies report. */
  data: DataPlace[]
  groups: { name: string; from: number; to: number }[]
  /** Right edge of the effects, and of the weights. */
  words: number
  weights: number
  /** Centre of the first light, and how many there are. */
  lights: { x: number; count: number; step: number }
}

type Content = { rows: readonly IntervalRow[]; columns: DataColumns | undefined }

const countOfLights = (rows: readonly IntervalRow[]) =>
  Math.max(0, ...rows.map((row) => ('lights' in row ? (row.lights?.length ?? 0) : 0)))

/** A layout in columns; on a narrow screen, or where the columns leave no room for the intervals, one with lines above. */
export function layoutOf(width: number, content: Content): Layout {
  const wide = width < NARROW ? undefined : beside(width, content)
  return wide && wide.to - wide.from >= PLOT_MIN ? wide : above(width, content)
}

function above(width: number, { rows, columns }: Content): Layout {
  const count = countOfLights(rows)
  const hasWeights = rows.some((row) => row.kind === 'study' && row.weight !== undefined)
  const step = Math.min(LIGHT, 110 / Math.max(1, count))
  return {
    width,
    isNarrow: true,
    from: 8,
    to: width - 8,
    row: columns || count > 0 ? TALLER : TALL,
    top: 34,
    hasWeights,
    data: [],
    groups: [],
    words: width - 6,
    weights: width - 6,
    lights: { x: width - 14 - (count - 1) * step, count, step },
  }
}

function beside(width: number, { rows, columns }: Content): Layout {
  const hasWeights = rows.some((row) => row.kind === 'study' && row.weight !== undefined)
  const count = countOfLights(rows)
  const widest = Math.max(...rows.filter(({ kind }) => kind !== 'note').map(({ label }) => textWidth(label)), 60)
  const effects = Math.max(...rows.map((row) => textWidth(rowWords(row))), 130)
  let x = Math.min(widest + 20, width * (columns ? 0.22 : 0.32))
  const data: DataPlace[] = []
  const groups: Layout['groups'] = []
  for (const [group, { name, heads }] of (columns?.groups ?? []).entries()) {
    const from = x + GAP
    for (const head of heads) {
      const place = data.length
      const own = rows.map((row) => textWidth(('data' in row ? row.data?.[place] : undefined) ?? ''))
      x += Math.max(textWidth(head), ...own) + GAP
      data.push({ x, head, group })
    }
    const short = Math.min(textWidth(name), 110) - (x - from)
    if (short > 0) {
      x += short
      for (const place of data.filter((each) => each.group === group)) place.x += short
    }
    groups.push({ name, from, to: x })
    x += 4
  }
  const lightsRoom = count > 0 ? count * LIGHT + GAP : 0
  const right = width - 6 - lightsRoom
  const words = right - (hasWeights ? 62 : 0)
  return {
    width,
    isNarrow: false,
    from: data.length > 0 ? x + GAP + 4 : x,
    to: words - effects - GAP - 6,
    row: ROW,
    top: data.length > 0 && groups.some(({ name }) => name !== '') ? 52 : 34,
    hasWeights,
    data,
    groups,
    words,
    weights: right,
    lights: { x: right + GAP + LIGHT / 2, count, step: LIGHT },
  }
}
