import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  AtSign,
  Bold,
  ChevronDown,
  FileDigit,
  Focus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Plus,
  Quote,
  Redo2,
  Search,
  Sigma,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { blocks, insertEquation, insertFootnote, insertTable, type BlockTools } from '../blocks.ts'
import { useDraft } from '../draft-context.ts'
import { tableCommands, type TableCommand } from '../editor/schema/tables.ts'
import { editLink } from './edit-link.ts'
import { withKeys } from './with-keys.ts'

const styles = [
  { label: 'Text', name: 'paragraph', level: 0 },
  { label: 'Heading 1', name: 'heading', level: 1 },
  { label: 'Heading 2', name: 'heading', level: 2 },
  { label: 'Heading 3', name: 'heading', level: 3 },
  { label: 'Heading 4', name: 'heading', level: 4 },
] as const

const tableEntries: readonly { label: string; command: TableCommand }[] = [
  { label: 'Row below', command: 'addRowAfter' },
  { label: 'Row above', command: 'addRowBefore' },
  { label: 'Column right', command: 'addColumnAfter' },
  { label: 'Column left', command: 'addColumnBefore' },
  { label: 'Heading row on or off', command: 'toggleHeaderRow' },
  { label: 'Join the chosen cells', command: 'mergeCells' },
  { label: 'Split this cell', command: 'splitCell' },
  { label: 'Remove row', command: 'deleteRow' },
  { label: 'Remove column', command: 'deleteColumn' },
  { label: 'Remove table', command: 'deleteTable' },
]

/** What holds where the cursor stands: compared by its values, so that a key that changes none draws nothing. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  style: editor.isActive('heading') ? `Heading ${String(editor.getAttributes('heading')['level'])}` : 'Text',
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  subscript: editor.isActive('subscript'),
  superscript: editor.isActive('superscript'),
  link: editor.isActive('link'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  table: editor.isActive('table'),
})

type Props = { tools: BlockTools; isFocused: boolean; onFocus: () => void; onFind: () => void }

/** Everything that can be done to the text, with its name and its keys. */
export function FormatBar({ tools, isFocused, onFocus, onFind }: Props) {
  const { editor, canWrite } = useDraft()
  const now = useEditorState({ editor, selector: stateOf })
  const bar = useRef<HTMLDivElement>(null)

  /** One stop for Tab; the arrow keys go along it. */
  const handleKeys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 && event.key !== 'Home' && event.key !== 'End') return
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step
    buttons[(next + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }
  const chain = () => editor.chain().focus()
  const mark = (
    name: 'bold' | 'italic' | 'underline' | 'subscript' | 'superscript',
    label: string,
    keys: string,
    icon: LucideIcon,
  ) => (
    <IconButton
      label={withKeys(label, keys)}
      icon={icon}
      size="small"
      pressed={now[name]}
      onClick={() => chain().toggleMark(name).run()}
    />
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      onKeyDown={handleKeys}
      className="scroll-quiet flex items-center gap-0.5 overflow-x-auto border-b border-line bg-surface px-3 py-1"
    >
      {canWrite && (
        <>
          <DropdownMenu
            label="Style of the paragraph"
            trigger={
              <Button size="small" variant="ghost" className="min-w-24 shrink-0">
                {now.style}
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
            items={styles.map(({ label, name, level }) => ({
              label,
              checked: now.style === label,
              onSelect: () =>
                chain()
                  .setNode(name, level === 0 ? {} : { level })
                  .run(),
            }))}
          />
          <Divider />
          {mark('bold', 'Bold', 'Mod-B', Bold)}
          {mark('italic', 'Italic', 'Mod-I', Italic)}
          {mark('underline', 'Underline', 'Mod-U', Underline)}
          {mark('subscript', 'Subscript', 'Mod-,', Subscript)}
          {mark('superscript', 'Superscript', 'Mod-.', Superscript)}
          <IconButton
            label={withKeys('Link', 'Mod-K')}
            icon={Link2}
            size="small"
            pressed={now.link}
            onClick={() => editLink(editor)}
          />
          <Divider />
          <IconButton
            label={withKeys('Bulleted list', 'Mod-Shift-8')}
            icon={List}
            size="small"
            pressed={now.bulletList}
            onClick={() => chain().toggleBulletList().run()}
          />
          <IconButton
            label={withKeys('Numbered list', 'Mod-Shift-7')}
            icon={ListOrdered}
            size="small"
            pressed={now.orderedList}
            onClick={() => chain().toggleList('orderedList', 'listItem').run()}
          />
          <IconButton
            label={withKeys('Quote', 'Mod-Shift-B')}
            icon={Quote}
            size="small"
            pressed={now.blockquote}
            onClick={() => chain().toggleBlockquote().run()}
          />
          <Divider />
          <IconButton
            label="Cite (@)"
            icon={AtSign}
            size="small"
            onClick={() => chain().insertContent(spaced(editor, '@')).run()}
          />
          <IconButton
            label={withKeys('Footnote', 'Mod-Alt-F')}
            icon={FileDigit}
            size="small"
            onClick={() => insertFootnote(editor)}
          />
          <IconButton label="Formula ($…$)" icon={Sigma} size="small" onClick={() => insertEquation(editor)} />
          <DropdownMenu
            label="Insert"
            trigger={
              <Button size="small" variant="ghost" icon={Plus} className="shrink-0">
                Insert
              </Button>
            }
            items={blocks.map(({ label, icon, insert }) => ({
              label,
              icon,
              onSelect: () => setTimeout(() => insert(editor, tools)),
            }))}
          />
          {now.table ? (
            <DropdownMenu
              label="Table"
              trigger={
                <Button size="small" variant="ghost" icon={Table} className="shrink-0">
                  Table
                </Button>
              }
              items={tableEntries.map(({ label, command }) => ({
                label,
                ...(label.startsWith('Remove') && { tone: 'danger' as const }),
                onSelect: () => {
                  tableCommands[command](editor.state, (tr) => editor.view.dispatch(tr))
                  setTimeout(() => editor.view.focus())
                },
              }))}
            />
          ) : (
            <IconButton label="Table" icon={Table} size="small" onClick={() => insertTable(editor)} />
          )}
          <Divider />
          <IconButton
            label={withKeys('Undo', 'Mod-Z')}
            icon={Undo2}
            size="small"
            onClick={() => chain().undo().run()}
          />
          <IconButton
            label={withKeys('Redo', 'Mod-Shift-Z')}
            icon={Redo2}
            size="small"
            onClick={() => chain().redo().run()}
          />
        </>
      )}
      <span className="ml-auto" />
      <IconButton label={withKeys('Find', 'Mod-F')} icon={Search} size="small" onClick={onFind} />
      <IconButton
        label={isFocused ? 'Leave focus mode (Esc)' : 'Focus mode'}
        icon={Focus}
        size="small"
        pressed={isFocused}
        onClick={onFocus}
      />
    </div>
  )
}

const Divider = () => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />

/** A sign that opens a menu needs a space before it where a word ends. */
function spaced(editor: Editor, sign: string): string {
  const { $from } = editor.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset)
  return before === '' || /\s|\(/.test(before) ? sign : ` ${sign}`
}
