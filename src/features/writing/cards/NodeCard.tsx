import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Suspense, useEffect, useRef } from 'react'

import { useAnchor } from '../bars/use-anchor.ts'
import { useDraft, useDraftText } from '../draft-context.ts'
import { nodeCards, preloadCards } from './node-cards.ts'

const FIELDS = 'input:not([type=hidden]), textarea, select, [contenteditable=true], button, a[href]'

/** Beside a node that is selected: what it is and how it is changed. Enter goes into it, Esc back to the text. */
export function NodeCard() {
  const { editor, canWrite } = useDraft()
  const { numbering } = useDraftText()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (canWrite) void preloadCards()
  }, [canWrite])
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { selection } = state
      if (!(selection instanceof NodeSelection) || !Object.hasOwn(nodeCards, selection.node.type.name)) return null
      return { at: selection.from, node: selection.node }
    },
    equalityFn: (a, b) => a?.at === b?.at && a?.node === b?.node,
  })
  const at = now?.at
  const row = now ? nodeCards[now.node.type.name] : undefined
  const { setFloating, style } = useAnchor(() => {
    const dom = at === undefined ? undefined : editor.view.nodeDOM(at)
    return dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
  }, at)

  useEffect(() => {
    if (at === undefined) return undefined
    const into = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || !editor.view.hasFocus()) return
      event.preventDefault()
      event.stopPropagation()
      card.current?.querySelector<HTMLElement>(FIELDS)?.focus()
    }
    document.addEventListener('keydown', into, true)
    return () => document.removeEventListener('keydown', into, true)
  }, [editor, at])

  if (!now || !row) return null
  const { Card, label, isEmpty } = row
  const close = () =>
    editor
      .chain()
      .focus()
      .setTextSelection(now.at + now.node.nodeSize)
      .run()
  return (
    // Esc is heard for everything that stands in the card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={(element) => {
        card.current = element
        setFloating(element)
      }}
      style={style}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
      className="scroll-quiet z-layer w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card bg-surface-raised p-4 shadow-float"
    >
      <Suspense fallback={<p className="text-ink-muted">{label}</p>}>
        <fieldset disabled={!canWrite} className="contents">
          <Card
            key={now.at}
            node={now.node}
            numbering={numbering}
            change={(attrs) => {
              const { tr } = editor.state
              for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(now.at, name, value)
              editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, now.at)))
            }}
            remove={() =>
              editor
                .chain()
                .focus()
                .deleteRange({ from: now.at, to: now.at + now.node.nodeSize })
                .run()
            }
            close={close}
          />
          <EmptyFocus isEmpty={isEmpty?.(now.node) ?? false} card={card} />
        </fieldset>
      </Suspense>
    </div>
  )
}

/** Takes the focus into a card whose node was just made; drawn when the card has arrived. */
function EmptyFocus({ isEmpty, card }: { isEmpty: boolean; card: { current: HTMLDivElement | null } }) {
  useEffect(() => {
    // The editor takes the focus itself in the frame after an insertion.
    if (!isEmpty) return undefined
    const frame = requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(FIELDS)?.focus())
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
