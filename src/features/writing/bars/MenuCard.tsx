import { useEffect, useId, useState, type ReactNode } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import { useDraft } from '../draft-context.ts'
import type { MenuKeys, Trigger } from '../editor/trigger.ts'
import { useAnchor } from './use-anchor.ts'

export type MenuOption = { key: string; content: ReactNode; isChosen?: boolean }

type Props = {
  trigger: Trigger
  keys: MenuKeys
  label: string
  options: readonly MenuOption[]
  /** Stands under the options: what the keys do, or why there is nothing. */
  foot: ReactNode
  head?: ReactNode
  /** `isMore`: another shall follow. */
  onPick: (index: number, isMore: boolean) => void
}

/** A list under the cursor. The focus stays in the text: its keys walk the list. */
export function MenuCard({ trigger, keys, label, options, foot, head, onPick }: Props) {
  const { editor } = useDraft()
  const id = useId()
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, Math.max(0, options.length - 1))
  const { setFloating, style } = useAnchor(() => {
    const { left, top, bottom } = editor.view.coordsAtPos(Math.min(trigger.from, editor.state.doc.content.size))
    return new DOMRect(left, top, 0, bottom - top)
  }, trigger.from)

  useEffect(() =>
    keys.listen((event) => {
      if (options.length === 0) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setWanted((at + step + options.length) % options.length)
      else if (event.key === 'Enter' || event.key === 'Tab') onPick(at, event.key === 'Tab')
      else return false
      event.preventDefault()
      return true
    }),
  )
  useEffect(() => {
    const { dom } = editor.view
    const active = options.length > 0 ? `${id}-${at}` : ''
    dom.setAttribute('aria-controls', id)
    if (active === '') dom.removeAttribute('aria-activedescendant')
    else dom.setAttribute('aria-activedescendant', active)
    document.querySelector(`[id="${active}"]`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, at, options.length])

  return (
    <div
      ref={setFloating}
      style={style}
      className="z-layer flex w-96 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-card bg-surface-raised shadow-float"
    >
      {head}
      <div
        id={id}
        role="listbox"
        // It scrolls, so that it can be reached; its options are walked from the text.
        tabIndex={0}
        aria-label={label}
        className="scroll-quiet min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {options.map(({ key, content, isChosen = false }, index) => (
          // The keys of the list are those of the text, in which the focus stays.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classNames(
              'cursor-pointer rounded-control px-2.5 py-1.5',
              index === at && 'bg-hover',
              isChosen && 'font-semibold',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== at && setWanted(index)}
            onClick={(event) => onPick(index, event.ctrlKey || event.metaKey)}
          >
            {content}
          </div>
        ))}
      </div>
      <div role="status" className="border-t border-line px-4 py-2 text-xs text-ink-muted">
        {foot}
      </div>
    </div>
  )
}
