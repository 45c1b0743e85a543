import type { Flow, FlowArm, FlowBox, NamedBox } from '#science/review-log/flow.ts'

/** One number of the diagram: its words, and the records behind it. */
export type FlowLine = { key: string; label: string; ids: FlowBox; isIndented?: boolean }
export type DrawnBox = {
  key: string
  title: string
  lines: FlowLine[]
  x: number
  y: number
  width: number
  height: number
  rows: { text: string; line?: FlowLine; isTitle: boolean; indent: number }[]
}
export type Arrow = { from: { x: number; y: number }; to: { x: number; y: number } }
export type FlowDrawing = {
  width: number
  height: number
  boxes: DrawnBox[]
  arrows: Arrow[]
  bands: { label: string; y: number; height: number }[]
}

const WIDTH = 250
const GAP = 28
const BAND = 30
const ROW_GAP = 26
const LINE = 16
const PAD = 10
const LETTERS = 39
const OTHER = 'Other methods'

const n = (ids: FlowBox) => `(n\u00A0=\u00A0${ids.length.toLocaleString('en')})`

/** Words in lines of so many letters; a longer word is cut. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[^\S\u00A0]+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > letters ? `${word.slice(0, letters - 1)}…` : word)
  }
  return lines.length > 0 ? lines : ['']
}

const line = (key: string, label: string, ids: FlowBox, isIndented = false): FlowLine => ({
  key,
  label,
  ids,
  isIndented,
})
const named = (key: string, boxes: readonly NamedBox[], without: string) =>
  boxes.map(({ name, records }, i) => line(`${key}-${i}`, name || without, records, true))
const some = (...lines: FlowLine[]) => lines.filter(({ ids }) => ids.length > 0)

type Sketch = { key: string; title: string; lines: FlowLine[] }

/** The boxes of one column by row, main box and what leaves it. */
function armRows(
  name: string,
  arm: FlowArm & { registers?: NamedBox[] },
  isOther: boolean,
): { main: Sketch; out: Sketch }[] {
  const key = (part: string) => `${name}-${part}`
  const registers = arm.registers ?? []
  const databases = arm.bySource.flatMap(({ records }) => records)
  const inRegisters = registers.flatMap(({ records }) => records)
  return [
    {
      main: {
        key: key('identified'),
        title: isOther ? 'Records identified from other methods' : 'Records identified from',
        lines: isOther
          ? named(key('source'), arm.bySource, 'Not named')
          : [
              line(key('databases'), 'Databases', databases),
              ...named(key('database'), arm.bySource, 'Not named'),
              line(key('registers'), 'Registers', inRegisters),
              ...named(key('register'), registers, 'Not named'),
            ],
      },
      out: {
        key: key('removed'),
        title: 'Records removed before screening',
        lines: [
          line(key('duplicates'), 'Duplicate records', arm.duplicates),
          line(key('tool'), 'Marked as ineligible by automation tools', arm.removedByTool),
          line(key('removed-other'), 'Removed for other reasons', arm.removedOther),
        ],
      },
    },
    {
      main: { key: key('screened-box'), title: '', lines: [line(key('screened'), 'Records screened', arm.screened)] },
      out: {
        key: key('excluded-box'),
        title: '',
        lines: [
          line(key('excluded'), 'Records excluded', arm.excluded),
          ...(arm.screeningReasons.some(({ name: of }) => of !== '')
            ? named(key('screening-reason'), arm.screeningReasons, 'No reason given')
            : []),
          ...some(line(key('undecided'), 'Not decided yet', arm.undecided)),
        ],
      },
    },
    {
      main: {
        key: key('sought-box'),
        title: '',
        lines: [line(key('sought'), 'Reports sought for retrieval', arm.sought)],
      },
      out: {
        key: key('not-retrieved-box'),
        title: '',
        lines: [
          line(key('not-retrieved'), 'Reports not retrieved', arm.notRetrieved),
          ...some(line(key('retrieval-open'), 'Not looked for yet', arm.retrievalOpen)),
        ],
      },
    },
    {
      main: {
        key: key('assessed-box'),
        title: '',
        lines: [line(key('assessed'), 'Reports assessed for eligibility', arm.assessed)],
      },
      out: {
        key: key('excluded-full-box'),
        title: '',
        lines: [
          line(key('excluded-full'), 'Reports excluded', arm.excludedFullText),
          ...named(key('reason'), arm.byReason, 'No reason given'),
          ...some(line(key('full-open'), 'Not decided yet', arm.fullTextOpen)),
        ],
      },
    },
  ]
}

function rowsOf({ title, lines }: Sketch): DrawnBox['rows'] {
  return [
    ...(title === '' ? [] : wrapped(title, LETTERS).map((text) => ({ text, isTitle: true, indent: 0 }))),
    ...lines.flatMap((each) => {
      const indent = each.isIndented ? 12 : 0
      return wrapped(`${each.label} ${n(each.ids)}`, LETTERS - (each.isIndented ? 3 : 0)).map((text) => ({
        text,
        line: each,
        isTitle: false,
        indent,
      }))
    }),
  ]
}

/**
 * The PRISMA 2020 diagram in its own pixels: boxes with a line for each number, arrows between them. The column of other
 * methods and that of an earlier version are only there when something stands in them.
 */
export function flowBoxes(flow: Flow): FlowDrawing {
  const hasOther = flow.other.identified.length > 0
  const hasPrevious = flow.previousReports.length > 0
  const arms = [armRows('databases', flow.databases, false), ...(hasOther ? [armRows('other', flow.other, true)] : [])]
  const left = BAND + 14 + (hasPrevious ? WIDTH + GAP : 0)
  const columnX = (arm: number, part: 0 | 1) => left + (arm * 2 + part) * (WIDTH + GAP)
  const boxes: DrawnBox[] = []
  const arrows: Arrow[] = []
  const bands: FlowDrawing['bands'] = []
  const put = (sketch: Sketch, x: number, y: number, height?: number): DrawnBox => {
    const rows = rowsOf(sketch)
    const box = { ...sketch, x, y, width: WIDTH, height: height ?? rows.length * LINE + 2 * PAD, rows }
    boxes.push(box)
    return box
  }
  const mains: DrawnBox[][] = arms.map(() => [])
  let y = 14
  for (let row = 0; row < 4; row++) {
    const start = y
    const heights = arms.flatMap((arm) => {
      const sketch = arm[row]
      return sketch ? [rowsOf(sketch.main).length, rowsOf(sketch.out).length] : []
    })
    const height = Math.max(...heights) * LINE + 2 * PAD
    for (const [index, arm] of arms.entries()) {
      const sketch = arm[row]
      if (!sketch) continue
      const main = put(sketch.main, columnX(index, 0), y)
      const out = put(sketch.out, columnX(index, 1), y)
      mains[index]?.push(main)
      const middle = y + Math.min(main.height, out.height) / 2
      arrows.push({ from: { x: main.x + WIDTH, y: middle }, to: { x: out.x, y: middle } })
    }
    y += height + ROW_GAP
    if (row === 0) bands.push({ label: 'Identification', y: start, height })
    if (row === 3) {
      const first = bands[0]
      const from = first ? first.y + first.height + ROW_GAP : start
      bands.push({ label: 'Screening', y: from, height: y - ROW_GAP - from })
    }
  }
  const included = put(
    {
      key: 'included-box',
      title: hasPrevious ? 'New in this version' : 'Included in the review',
      lines: [line('studies', 'Studies', flow.studies), line('reports', 'Reports of these studies', flow.reports)],
    },
    columnX(0, 0),
    y,
  )
  for (const [index, column] of mains.entries()) {
    for (const [row, box] of column.entries()) {
      const next = column[row + 1] ?? (index === 0 ? included : undefined)
      const x = box.x + WIDTH / 2
      if (next) arrows.push({ from: { x, y: box.y + box.height }, to: { x, y: next.y } })
      else {
        const down = included.y + included.height / 2
        arrows.push({ from: { x, y: box.y + box.height }, to: { x, y: down } })
        arrows.push({ from: { x, y: down }, to: { x: included.x + WIDTH, y: down } })
      }
    }
  }
  const start = y
  y += included.height
  if (hasPrevious) {
    const previous = put(
      {
        key: 'previous-box',
        title: 'Previous version of the review',
        lines: [
          line('previous-studies', 'Studies included', flow.previousStudies),
          line('previous-reports', 'Reports included', flow.previousReports),
          ...some(line('taken-out', 'Reports taken out in this version', flow.takenOut)),
        ],
      },
      BAND + 14,
      14,
    )
    y += ROW_GAP
    const total = put(
      {
        key: 'total-box',
        title: 'All in the review',
        lines: [line('all-studies', 'Studies', flow.allStudies), line('all-reports', 'Reports', flow.allReports)],
      },
      columnX(0, 0),
      y,
    )
    const x = previous.x + WIDTH / 2
    const middle = total.y + total.height / 2
    arrows.push({ from: { x, y: previous.y + previous.height }, to: { x, y: middle } })
    arrows.push({ from: { x, y: middle }, to: { x: total.x, y: middle } })
    arrows.push({
      from: { x: included.x + WIDTH / 2, y: included.y + included.height },
      to: { x: included.x + WIDTH / 2, y: total.y },
    })
    y += total.height
  }
  bands.push({ label: 'Included', y: start, height: y - start })
  return { width: columnX(arms.length - 1, 1) + WIDTH + 2, height: y + 14, boxes, arrows, bands }
}

/** Every number of the diagram in the order in which it is read; those of the second column say that they are of other methods. */
export const flowLines = ({ boxes }: FlowDrawing): { box: string; line: FlowLine }[] =>
  boxes.flatMap(({ key, title, lines }) => {
    const isOther = key.startsWith('other-') && key !== 'other-identified'
    const box = isOther ? [OTHER, title].filter(Boolean).join(', ') : title
    return lines.map((each) => ({ box, line: each }))
  })
