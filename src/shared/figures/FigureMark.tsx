import type { KeyboardEvent, ReactNode } from 'react'

type Props = {
  /** The thing and its numbers: "Aronson 1948: 0.41 (0.13 to 1.26)". */
  label: string
  isChosen?: boolean
  /** The one mark of the figure that Tab reaches; arrow keys lead from it to the others. */
  isFirst?: boolean
  onChoose?: (() => void) | undefined
  children: ReactNode
}

/** One thing in a figure that can be reached by key and chosen: a study, a cell, a point. A tooltip says what it is. */
export function FigureMark({ label, isChosen = false, isFirst = false, onChoose, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose?.()
  }
  return (
    <g
      data-figure-mark
      role="button"
      tabIndex={isFirst || isChosen ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className="cursor-pointer outline-offset-1 focus-visible:outline-2 focus-visible:outline-accent"
    >
      <title>{label}</title>
      {children}
    </g>
  )
}
