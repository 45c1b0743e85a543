import { memo } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'
import { boxesOf } from '#science/documents/text-places.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { highlightLook } from '../highlight-look.ts'
import type { Mark } from '../marks.ts'

/** Marks of one page, their offsets in the page's text. Drawn over the page and mixed with it, like a marker pen. */
export const PageMarks = memo(function PageMarks({
  page,
  marks,
  isDark,
}: {
  page: ReadPage
  marks: Mark[]
  isDark: boolean
}) {
  return (
    <div
      aria-hidden
      className={classNames('pointer-events-none absolute inset-0', isDark ? 'mix-blend-screen' : 'mix-blend-multiply')}
    >
      {marks.map((mark) =>
        boxesOf(page, mark.start, mark.end).map((box) => (
          <div
            key={`${mark.kind} ${mark.start} ${mark.end} ${box.x} ${box.y}`}
            data-mark={mark.kind}
            data-highlight={mark.kind === 'highlight' ? mark.id : undefined}
            style={{ left: box.x - 1, top: box.y - box.height * 0.06, width: box.width + 2, height: box.height * 1.16 }}
            className={classNames('absolute rounded-[2px]', lookOf(mark))}
          />
        )),
      )}
    </div>
  )
})

function lookOf(mark: Mark): string {
  if (mark.kind === 'lit') return 'bg-evidence'
  if (mark.kind === 'match') return mark.isCurrent ? 'bg-evidence ring-2 ring-evidence-strong' : 'bg-evidence/60'
  return highlightLook[mark.colour].page
}
