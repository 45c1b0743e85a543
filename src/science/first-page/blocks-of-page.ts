import type { Block, ReadPage, Run } from '../documents/page-text.ts'
import type { PageBlock } from './page-block.ts'

/** The blocks of a page that was read, with the text that stands on the line apart from what is raised above it. */
export function blocksOfPage(page: Pick<ReadPage, 'text' | 'blocks' | 'runs'>): PageBlock[] {
  return page.blocks.map((block) => {
    const text = page.text.slice(block.start, block.end)
    const unmarked = withoutRaised(page, block)
    return {
      text,
      size: block.size,
      y: block.box.y,
      x: block.box.x,
      width: block.box.width,
      bottom: block.box.y + block.box.height,
      isHeading: block.kind === 'heading',
      ...(unmarked !== text && { unmarked }),
    }
  })
}

/** Smaller than this share of the letters beside it, a sign may be a mark. */
const SMALL = 0.85

function withoutRaised({ text, runs }: Pick<ReadPage, 'text' | 'runs'>, { start, end, size }: Block): string {
  const own = runs.filter((run) => run.start >= start && run.start < end)
  const large = own.filter(({ height }) => height >= SMALL * size)
  let words = ''
  let at = start
  for (const run of own) {
    words += text.slice(at, run.start)
    at = run.start + run.length
    // What is raised ends a name: "Ada Lovelace a,b Jan Berg c".
    words += run.height < SMALL * size && isRaised(run, large) ? ', ' : text.slice(run.start, at)
  }
  return words + text.slice(at, end)
}

function isRaised(run: Run, large: readonly Run[]): boolean {
  const beside = large
    .filter((each) => each.y < run.y + run.height && each.y + each.height > run.y)
    .toSorted((a, b) => Math.abs(a.x - run.x) - Math.abs(b.x - run.x))[0]
  return beside !== undefined && run.y + run.height < beside.y + 0.87 * beside.height
}
