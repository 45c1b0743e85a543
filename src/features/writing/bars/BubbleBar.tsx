import { posToDOMRect } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Bold, Italic, Link2, Subscript, Superscript, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useDraft } from '../draft-context.ts'
import { linkTarget } from '../editor/schema/marks.ts'
import { onEditLink } from './edit-link.ts'
import { bubbleActions } from './bubble-actions.ts'
import { useAnchor } from './use-anchor.ts'
import { withKeys } from './with-keys.ts'

/** Over selected words: how they look, where they lead. */
export function BubbleBar() {
  const draft = useDraft()
  const { editor } = draft
  const [isLinking, setIsLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: of }) => {
      const { selection } = of.state
      const isText = selection instanceof TextSelection && !selection.empty && !selection.$from.parent.type.spec.code
      return {
        from: selection.from,
        to: selection.to,
        isShown: isText && of.isFocused,
        isText,
        bold: of.isActive('bold'),
        italic: of.isActive('italic'),
        subscript: of.isActive('subscript'),
        superscript: of.isActive('superscript'),
        link: String(of.getAttributes('link')['href'] ?? ''),
      }
    },
  })
  useEffect(() => onEditLink(() => setIsLinking(true)), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || !editor.isFocused) return
      event.preventDefault()
      event.stopPropagation()
      setIsLinking(true)
    }
    // Before the palette of the whole product takes the same keys.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [editor])
  const { setFloating, style } = useAnchor(
    () => posToDOMRect(editor.view, now.from, now.to),
    `${now.from} ${now.to} ${now.isShown} ${isLinking}`,
    'top',
  )
  if (isLinking) {
    return (
      <div
        ref={setFloating}
        style={style}
        className="z-layer w-96 max-w-[calc(100vw-1rem)] rounded-card bg-surface-raised p-2 shadow-float"
      >
        <LinkForm start={now.link} isEmpty={!now.isText} onDone={() => setIsLinking(false)} />
      </div>
    )
  }
  if (!now.isShown) return null
  const mark = (name: 'bold' | 'italic' | 'subscript' | 'superscript') => editor.chain().focus().toggleMark(name).run()
  return (
    // The selection must stay where it is while a button is pressed.
    <div
      ref={setFloating}
      style={style}
      role="toolbar"
      tabIndex={-1}
      aria-label="Selected words"
      onMouseDown={(event) => event.preventDefault()}
      className="z-layer flex gap-0.5 rounded-card bg-surface-raised p-1 shadow-float"
    >
      <IconButton
        label={withKeys('Bold', 'Mod-B')}
        icon={Bold}
        size="small"
        pressed={now.bold}
        onClick={() => mark('bold')}
      />
      <IconButton
        label={withKeys('Italic', 'Mod-I')}
        icon={Italic}
        size="small"
        pressed={now.italic}
        onClick={() => mark('italic')}
      />
      <IconButton
        label="Subscript"
        icon={Subscript}
        size="small"
        pressed={now.subscript}
        onClick={() => mark('subscript')}
      />
      <IconButton
        label="Superscript"
        icon={Superscript}
        size="small"
        pressed={now.superscript}
        onClick={() => mark('superscript')}
      />
      <IconButton
        label={withKeys('Link', 'Mod-K')}
        icon={Link2}
        size="small"
        pressed={now.link !== ''}
        onClick={() => setIsLinking(true)}
      />
      {now.link !== '' && (
        <IconButton
          label="Remove link"
          icon={Unlink}
          size="small"
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetMark('link').run()}
        />
      )}
      {bubbleActions.map(({ name, label, icon, run }) => (
        <IconButton key={name} label={label} icon={icon} size="small" onClick={() => run(draft)} />
      ))}
    </div>
  )
}

/** Where a typed address leads; one that begins with a host is meant as https. */
const targetOf = (typed: string) =>
  linkTarget(/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed)

const linkForm = z.object({
  href: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || targetOf(typed) !== undefined, 'An address begins with https:// or mailto:.'),
  ),
})

function LinkForm({ start, isEmpty, onDone }: { start: string; isEmpty: boolean; onDone: () => void }) {
  const { editor } = useDraft()
  const form = useForm({
    schema: linkForm,
    defaultValues: { href: start },
    send: ({ href }) => {
      const chain = editor.chain().focus()
      const target = targetOf(href)
      if (target === undefined) chain.extendMarkRange('link').unsetMark('link').run()
      else if (isEmpty)
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: target } }] }).run()
      else chain.setMark('link', { href: target }).run()
      onDone()
    },
  })
  const { error, ...wiring } = form.field('href')
  return (
    <Form of={form} className="flex flex-wrap gap-2">
      <input
        // It was asked for by a key or a click just now.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...wiring}
        aria-label="Address of the link"
        aria-invalid={error ? true : undefined}
        placeholder="https://"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onDone()
          editor.commands.focus()
        }}
        className="h-8 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2.5"
      />
      <SubmitButton {...form.button} size="small">
        Set link
      </SubmitButton>
      {error && (
        <p role="alert" className="w-full px-1 text-xs text-state-red">
          {error}
        </p>
      )}
    </Form>
  )
}
