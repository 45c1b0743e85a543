import type { ReadPage } from '#science/documents/page-text.ts'

/** Letters of one piece of a page that follow each other in its text: one invisible element over the drawn page. */
export type TextSpan = { start: number; text: string; x: number; y: number; width: number; height: number }

/** The pieces of a page in reading order, so that a selection goes down one column and on in the next. */
export function textSpans({ text, runs }: Pick<ReadPage, 'text' | 'runs'>): TextSpan[] {
  const spans: (TextSpan & { piece: number })[] = []
  for (const run of runs) {
    const last = spans.at(-1)
    const end = run.start + run.length
    const gap = last ? text.slice(last.start + last.text.length, run.start) : ''
    if (last && last.piece === run.piece && /^ ?$/.test(gap) && run.x >= last.x) {
      last.text = text.slice(last.start, end)
      last.width = run.x + run.width - last.x
    } else {
      const { x, y, width, height, piece } = run
      spans.push({ start: run.start, text: text.slice(run.start, end), x, y, width, height, piece })
    }
  }
  return spans
}
