import { memo } from 'react'

import type { ReadPage } from '#science/documents/page-text.ts'
import { boxesOf } from '#science/documents/text-places.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { highlightLook } from '../highlight-look.ts'
import type { Mark } from '../marks.ts'

type Props = { page: ReadPage; marks: Mark[]; scale: number; isDark: boolean }

/**
 * Marks of one page, their offsets in the page's text. They are mixed with the picture below like a marker pen with print,
 * so this element must stand in one layer with it.
 */
export const PageMarks = memo(function PageMarks({ page, marks, scale, isDark }: Props) {
  return (
    <div
      aria-hidden
      style={{ width: page.width, height: page.height, transform: `scale(${scale})` }}
      className={classNames(
        'pointer-events-none absolute top-0 left-0 origin-top-left',
        isDark ? 'mix-blend-screen' : 'mix-blend-multiply',
      )}
    >
      {marks.map((mark) =>
        boxesOf(page, mark.start, mark.end).map((box) => (
          <div
            key={`${mark.kind} ${mark.start} ${mark.end} ${box.x} ${box.y}`}
            data-mark={mark.kind}
            data-highlight={mark.kind === 'highlight' ? mark.id : undefined}
            style={{ left: box.x - 1, top: box.y - box.height * 0.06, width: box.width + 2, height: box.height * 1.16 }}
            className={classNames('absolute rounded-[2px]', lookOf(mark, isDark))}
          />
        )),
      )}
    </div>
  )
})

/** The page has its own light: the theme of the product around it says nothing about it. */
function lookOf(mark: Mark, isDark: boolean): string {
  if (mark.kind === 'highlight') return highlightLook[mark.colour][isDark ? 'darkPage' : 'page']
  if (mark.kind === 'include') return isDark ? 'bg-[#123d2a]' : 'bg-[#d3efdc]'
  if (mark.kind === 'exclude') return isDark ? 'bg-[#4a1d1d]' : 'bg-[#fbdad6]'
  if (mark.kind === 'match' && !mark.isCurrent) return isDark ? 'bg-[#4a3a12]' : 'bg-[#fdf0cc]'
  const lit = isDark ? 'bg-[#5c4510]' : 'bg-[#fbe09a]'
  return mark.kind === 'match' ? `${lit} ring-2 ring-[#c98a12]` : lit
}
