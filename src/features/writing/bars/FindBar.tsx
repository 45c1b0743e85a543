import { useEditorState } from '@tiptap/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { IconButton } from '#shared/ui/IconButton.tsx'

import { useDraft } from '../draft-context.ts'
import { foundOf, lookFor } from '../editor/find.ts'

/** Looks for words in the text. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { editor } = useDraft()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = useEditorState({
    editor,
    selector: (now) => {
      const { hits, at } = foundOf(now.editor.state)
      return { total: hits.length, at }
    },
  })
  useEffect(() => {
    field.current?.focus()
    return () => editor.view.dispatch(lookFor(editor.state, '', 0))
  }, [editor])
  const look = (text: string, at: number) => editor.view.dispatch(lookFor(editor.state, text, at))
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  return (
    <div
      role="search"
      className="sticky top-0 z-20 flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-1.5"
    >
      <input
        ref={field}
        aria-label="Find in the text"
        placeholder="Find in the text"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          look(event.target.value, 0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look(query, found.at + (event.shiftKey ? -1 : 1))
          else if (event.key === 'Escape') close()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
        className="h-8 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2.5"
      />
      <span role="status" className="px-1 text-xs text-ink-muted">
        {query === '' ? '' : found.total === 0 ? 'Not found' : `${found.at + 1} of ${found.total}`}
      </span>
      <IconButton
        label="Previous (Shift+Enter)"
        icon={ChevronUp}
        size="small"
        onClick={() => look(query, found.at - 1)}
      />
      <IconButton label="Next (Enter)" icon={ChevronDown} size="small" onClick={() => look(query, found.at + 1)} />
      <IconButton label="Close (Esc)" icon={X} size="small" onClick={close} />
    </div>
  )
}
