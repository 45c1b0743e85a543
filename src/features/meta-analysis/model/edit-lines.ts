import { cellNumber } from '#research/meta-analysis/numbers.ts'
import { emptyLine, type Line, type Outcome, type WorkedOut } from '#research/meta-analysis/outcome.ts'

/** A change of the table, as a new table. */
type Edit = (outcome: Outcome) => Outcome

const without = <T>(record: Readonly<Record<string, T>> | undefined, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !keys.includes(key)))

/** What is typed over is no longer worked out. */
function typed(line: Line, cells: Readonly<Record<string, string>>): Line {
  const { workedOut, ...rest } = line
  const left = without(workedOut, Object.keys(cells))
  return { ...rest, cells: { ...line.cells, ...cells }, ...(Object.keys(left).length > 0 && { workedOut: left }) }
}

const withLines = (outcome: Outcome, lines: Line[]): Outcome => ({ ...outcome, lines })

/** At least so many lines. */
const reaching = (lines: readonly Line[], n: number): Line[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, n - lines.length) }, emptyLine),
]

/** Puts texts into a block of cells that begins at a line; lines that are not there yet are added. */
export const setCells =
  (at: number, keys: readonly string[], block: readonly (readonly string[])[]): Edit =>
  (outcome) => {
    const lines = reaching(outcome.lines, at + block.length)
    for (const [i, texts] of block.entries()) {
      const line = lines[at + i]
      const cells = Object.fromEntries(keys.flatMap((key, j) => (texts[j] === undefined ? [] : [[key, texts[j]]])))
      if (line) lines[at + i] = typed(line, cells)
    }
    return withLines(outcome, lines)
  }

const changeLines =
  (ids: readonly string[], change: (line: Line) => Line): Edit =>
  (outcome) =>
    withLines(
      outcome,
      outcome.lines.map((line) => (ids.includes(line.id) ? change(line) : line)),
    )

export const exclude = (ids: readonly string[], reason: string): Edit =>
  changeLines(ids, (line) => ({ ...line, excluded: reason }))

export const include = (ids: readonly string[]): Edit => changeLines(ids, ({ excluded: _excluded, ...line }) => line)

export const removeLines =
  (ids: readonly string[]): Edit =>
  (outcome) =>
    withLines(
      outcome,
      outcome.lines.filter(({ id }) => !ids.includes(id)),
    )

export const insertLine =
  (at: number): Edit =>
  (outcome) =>
    withLines(outcome, [...outcome.lines.slice(0, at), emptyLine(), ...outcome.lines.slice(at)])

/** The paper behind a line; undefined takes it away, with its passage. */
export const setPaper = (id: string, paperId: string | undefined): Edit =>
  changeLines([id], ({ paperId: _paperId, quote: _quote, ...line }) =>
    paperId === undefined ? line : { ...line, paperId },
  )

/** The passage of that paper in which the numbers stand. */
export const setQuote = (id: string, quote: string): Edit =>
  changeLines([id], ({ quote: _quote, ...line }) => (quote.trim() === '' ? line : { ...line, quote }))

/** Puts worked-out numbers into a line, each with its rule and the numbers behind it. */
export const putWorkedOut = (
  id: string,
  values: Readonly<Record<string, { value: number; how: WorkedOut }>>,
  texts: Readonly<Record<string, string>> = {},
): Edit =>
  changeLines([id], (line) => {
    const next = typed(line, {
      ...texts,
      ...Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, cellNumber(value)])),
    })
    const workedOut = {
      ...next.workedOut,
      ...Object.fromEntries(Object.entries(values).map(([key, { how }]) => [key, how])),
    }
    return { ...next, workedOut }
  })

/** One control group, divided among the lines that stand for its comparisons. */
export const divideControl =
  (ids: readonly string[], name: string): Edit =>
  (outcome) => {
    const extras = [...new Set([...outcome.extras, 'controlId' as const, 'sharedBy' as const])]
    const change = changeLines(ids, (line) =>
      typed(line, { controlId: line.cells['controlId']?.trim() || name, sharedBy: `${ids.length}` }),
    )
    return { ...change(outcome), extras }
  }

const PAIRS = [
  ['events', 'controlEvents'],
  ['nonEvents', 'controlNonEvents'],
  ['total', 'controlTotal'],
  ['mean', 'controlMean'],
  ['sd', 'controlSd'],
] as const

/** First group and control change places. */
export const swapGroups = (id: string): Edit =>
  changeLines([id], (line) => {
    const cells = Object.fromEntries(
      PAIRS.flatMap(([one, other]) => [
        [one, line.cells[other] ?? ''],
        [other, line.cells[one] ?? ''],
      ]),
    )
    return typed(line, cells)
  })
