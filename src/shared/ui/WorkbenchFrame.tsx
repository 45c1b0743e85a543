import { PanelLeft, PanelRight } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { PANE_MAX_PX, PANE_MIN_PX, usePaneWidth } from './pane-width.ts'

type Props = {
  left?: ReactNode
  leftLabel?: string
  /** From which width on the left pane stands open by itself: `2xl` where the centre needs the room. */
  leftFrom?: 'md' | '2xl'
  right?: ReactNode
  rightLabel?: string
  /** Another value folds an open pane away: what it led to stands in the centre. */
  foldOn?: unknown
  /** Another value opens the right pane where it is folded away: something was put into it. */
  showRightOn?: unknown
  children: ReactNode
}

/**
 * Left list, centre, right evidence panel. The panes can be dragged, or moved with the arrow keys on their edge. Below
 * 1100 px the right pane folds behind a button, below 800 px (or 1700 px, see `leftFrom`) the left one too; below 600 px an open pane takes the page.
 */
export function WorkbenchFrame({
  left,
  leftLabel = 'List',
  leftFrom = 'md',
  right,
  rightLabel = 'Evidence',
  ...rest
}: Props) {
  const { foldOn, showRightOn, children } = rest
  const leftPane = usePaneWidth(280, 'left')
  const rightPane = usePaneWidth(340, 'right')
  const [unfolded, setUnfolded] = useState<'left' | 'right'>()
  const [foldedOn, setFoldedOn] = useState(foldOn)
  if (foldedOn !== foldOn) {
    setFoldedOn(foldOn)
    setUnfolded(undefined)
  }
  const [shownOn, setShownOn] = useState(showRightOn)
  if (shownOn !== showRightOn) {
    setShownOn(showRightOn)
    if (showRightOn !== undefined) setUnfolded('right')
  }

  useEffect(() => {
    if (!unfolded) return undefined
    const fold = (event: KeyboardEvent) => {
      // A dialog or menu above has taken its Esc already.
      if (event.key === 'Escape' && !event.defaultPrevented) setUnfolded(undefined)
    }
    document.addEventListener('keydown', fold)
    return () => document.removeEventListener('keydown', fold)
  }, [unfolded])

  const toggle = (side: 'left' | 'right') => setUnfolded((before) => (before === side ? undefined : side))

  return (
    <div data-frame="workbench" className="relative flex h-[calc(100dvh-var(--head,3.5rem))] min-h-0 flex-col">
      {(left !== undefined || right !== undefined) && (
        <div
          className={classNames(
            'flex justify-between gap-2 border-b border-line px-4 py-2',
            left !== undefined && leftFrom === '2xl' ? '2xl:hidden' : 'lg:hidden',
            left === undefined && 'justify-end',
          )}
        >
          {left !== undefined && (
            <Button
              size="small"
              icon={PanelLeft}
              aria-expanded={unfolded === 'left'}
              className={leftFrom === '2xl' ? '2xl:hidden' : 'md:hidden'}
              onClick={() => toggle('left')}
            >
              {leftLabel}
            </Button>
          )}
          {right !== undefined && (
            <Button
              size="small"
              icon={PanelRight}
              aria-expanded={unfolded === 'right'}
              className="ml-auto lg:hidden"
              onClick={() => toggle('right')}
            >
              {rightLabel}
            </Button>
          )}
        </div>
      )}
      <div className="relative flex min-h-0 flex-1">
        {left !== undefined && (
          <>
            <Pane
              label={leftLabel}
              side={leftFrom === '2xl' ? 'late-left' : 'left'}
              width={leftPane.width}
              isUnfolded={unfolded === 'left'}
            >
              {left}
            </Pane>
            <Separator
              label={`Width of ${leftLabel}`}
              width={leftPane.width}
              handlers={leftPane.separator}
              className={leftFrom === '2xl' ? 'max-2xl:hidden' : 'max-md:hidden'}
            />
          </>
        )}
        <div className="scroll-quiet min-w-0 flex-1 overflow-y-auto">{children}</div>
        {right !== undefined && (
          <>
            <Separator
              label={`Width of ${rightLabel}`}
              width={rightPane.width}
              handlers={rightPane.separator}
              className="max-lg:hidden"
            />
            <Pane label={rightLabel} side="right" width={rightPane.width} isUnfolded={unfolded === 'right'}>
              {right}
            </Pane>
          </>
        )}
      </div>
    </div>
  )
}

const foldedPanes = {
  left: {
    over: 'max-md:absolute max-md:inset-y-0 max-md:left-0 max-md:z-20 max-md:max-w-[85%] max-md:shadow-float max-sm:w-full! max-sm:max-w-full',
    away: 'max-md:hidden',
  },
  'late-left': {
    over: 'max-2xl:absolute max-2xl:inset-y-0 max-2xl:left-0 max-2xl:z-20 max-2xl:max-w-[85%] max-2xl:shadow-float max-sm:w-full! max-sm:max-w-full',
    away: 'max-2xl:hidden',
  },
  right: {
    over: 'max-lg:absolute max-lg:inset-y-0 max-lg:right-0 max-lg:z-20 max-lg:max-w-[85%] max-lg:shadow-float max-sm:w-full! max-sm:max-w-full',
    away: 'max-lg:hidden',
  },
}

type PaneProps = {
  label: string
  side: keyof typeof foldedPanes
  width: number
  isUnfolded: boolean
  children: ReactNode
}

function Pane({ label, side, width, isUnfolded, children }: PaneProps) {
  return (
    <aside
      aria-label={label}
      style={{ width }}
      className={classNames(
        'scroll-quiet shrink-0 overflow-y-auto bg-surface',
        foldedPanes[side].over,
        !isUnfolded && foldedPanes[side].away,
      )}
    >
      {children}
    </aside>
  )
}

type SeparatorProps = {
  label: string
  width: number
  handlers: ReturnType<typeof usePaneWidth>['separator']
  className: string
}

function Separator({ label, width, handlers, className }: SeparatorProps) {
  return (
    // A separator that moves is a control: it takes the focus and says where it stands.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={PANE_MIN_PX}
      aria-valuemax={PANE_MAX_PX}
      aria-valuenow={width}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...handlers}
      className={classNames(
        'relative w-px shrink-0 cursor-col-resize touch-none bg-line after:absolute after:inset-y-0 after:-left-1.5 after:w-3.25 hover:bg-accent focus-visible:bg-accent',
        className,
      )}
    />
  )
}
