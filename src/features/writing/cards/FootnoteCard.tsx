import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'

import type { Inline } from '#science/manuscript/manuscript.ts'

import { useDraft, useDraftText } from '../draft-context.ts'
import { noteExtensions } from '../editor/editor-extensions.ts'
import { createStore } from '#shared/browser/store.ts'
import type { Labels } from '../editor/labels.ts'
import { CardFoot } from './CardFoot.tsx'
import type { NodeCardProps } from './node-card-props.ts'

/** The text of a footnote, in an editor of one paragraph. It is written into the draft when it is left, and at a pause. */
export function FootnoteCard({ node, numbering, change, remove, close }: NodeCardProps) {
  const { canWrite, references } = useDraft()
  const { rendered } = useDraftText()
  const number = numbering.footnotes.get(String(node.attrs['id']))
  const [labels] = useState(() => createStore<Labels>({ rendered, numbering, references }))
  const [start] = useState(() => node.attrs['content'] as Inline[])
  const editor = useEditor({
    extensions: noteExtensions(labels),
    injectCSS: false,
    editable: canWrite,
    content: { type: 'doc', content: [{ type: 'paragraph', content: start }] },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': `Text of footnote ${number ?? ''}`.trim(),
        class: 'draft-text draft-note-text',
        translate: 'no',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter') return false
        event.preventDefault()
        commit()
        close()
        return true
      },
    },
    onBlur: () => commit(),
  })
  function commit() {
    const content = editor.getJSON().content?.[0]?.content ?? []
    if (JSON.stringify(content) !== JSON.stringify(node.attrs['content'])) change({ content })
  }
  return (
    <div className="space-y-3">
      <p className="text-xs font-semibold text-ink-muted">Footnote {number}</p>
      <div className="rounded-control border border-line-strong bg-surface px-2.5 py-1.5">
        <EditorContent editor={editor} />
      </div>
      {canWrite && (
        <CardFoot
          onDone={() => {
            commit()
            close()
          }}
          removeLabel="Remove footnote"
          onRemove={remove}
        />
      )}
    </div>
  )
}
