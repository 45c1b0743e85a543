import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { overlayCopy as copy } from './overlay.copy.ts'
import { edgeMargin, isSheet, popupHeight } from './popup-position.ts'

type Props = {
  /** The marker that the card hangs on. */
  anchor: HTMLElement | undefined
  width: number
  title: ReactNode
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** A card beside a marker that follows it; on a phone a sheet at the bottom. It blocks nothing. The focus starts inside. */
export function FloatingCard({ anchor, width, title, tools, onClose, children }: Props) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const { refs, x, y } = useFloating({
    strategy: 'fixed',
    placement: 'right-start',
    transform: false,
    elements: { reference: anchor?.querySelector('button') ?? anchor ?? null },
    whileElementsMounted: (reference, floating, update) =>
      autoUpdate(reference, floating, update, { animationFrame: true }),
    middleware: [
      offset(10),
      flip(() => ({ padding: edgeMargin(windowSize(), width) })),
      shift(() => ({ padding: edgeMargin(windowSize(), width), crossAxis: true })),
      size({
        apply: ({ elements }) => {
          elements.floating.style.maxHeight = `${popupHeight(windowSize())}px`
        },
      }),
    ],
  })
  useEffect(() => {
    const field = card.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = field ?? card.current
    target?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const [sheet, pin] = [card.current?.getBoundingClientRect(), anchor?.getBoundingClientRect()]
    // A sheet would cover what it speaks of.
    if (sheet && pin && isSheet(windowSize()) && pin.bottom > sheet.top) window.scrollBy(0, pin.bottom - sheet.top + 24)
  }, [anchor])
  const place = isSheet(windowSize()) ? undefined : { left: x, top: y, width }
  return (
    <section
      ref={(node) => {
        card.current = node
        refs.setFloating(node)
      }}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={place}
      className={classNames(
        'pointer-events-auto fixed z-[46] flex flex-col rounded-card bg-surface-raised shadow-float outline-none',
        !place && 'inset-x-2 bottom-2',
      )}
    >
      <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="mr-auto min-w-0 truncate text-sm font-semibold">
          {title}
        </h2>
        {tools}
        <IconButton size="small" label={copy.close} icon={X} onClick={onClose} />
      </header>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">{children}</div>
    </section>
  )
}
