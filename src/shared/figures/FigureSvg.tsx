import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { paint } from './paint.ts'

type Props = {
  width: number
  height: number
  /** What the figure is: "Forest plot of 13 studies". Stands in the file too. */
  title: string
  /** What it shows, in a sentence or two. */
  desc: string
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys walk from mark to mark, Home and End to the first and last: see FigureMark. */
function walk(event: KeyboardEvent<SVGSVGElement>) {
  const marks = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-figure-mark]')]
  const here = marks.findIndex((mark) => mark === document.activeElement)
  if (here < 0) return
  const step = STEPS[event.key]
  const next =
    step !== undefined
      ? marks[(here + step + marks.length) % marks.length]
      : event.key === 'Home'
        ? marks[0]
        : event.key === 'End'
          ? marks.at(-1)
          : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The drawing of a figure: named, described, in its own pixels, shrinking with the page. Its marks are `FigureMark`s. */
export function FigureSvg({ width, height, title, desc, children }: Props) {
  const id = useId()
  return (
    // The marks in it are buttons; the keys that walk between them are heard where they meet.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      fontFamily="var(--font-sans)"
      fontSize={12}
      fill={paint.ink}
      onKeyDown={walk}
      className="h-auto max-w-full"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{desc}</desc>
      {children}
    </svg>
  )
}
