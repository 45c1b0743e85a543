import { Node, type NodeConfig } from '@tiptap/core'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'

import { idAttribute } from './text-blocks.ts'

/** Done to the table in which the cursor stands, by menu and by key. */
export const tableCommands = {
  addRowAfter,
  addRowBefore,
  deleteRow,
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  mergeCells,
  splitCell,
  toggleHeaderRow,
  deleteTable,
} satisfies Record<string, Command>
export type TableCommand = keyof typeof tableCommands

const spanOf = (element: HTMLElement, name: string) =>
  Math.max(1, Math.min(1000, Number(element.getAttribute(name)) || 1))
const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'colspan') },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'rowspan') },
  colwidth: { default: null, rendered: false },
})

/** The roles by which the table functions know their nodes. */
const withRole = (tableRole: string): Partial<NodeConfig> => ({
  extendNodeSchema: (extension) => (extension.name === nodeOf[tableRole] ? { tableRole } : {}),
})
const nodeOf: Record<string, string> = {
  table: 'table',
  row: 'tableRow',
  cell: 'tableCell',
  header_cell: 'tableHeader',
}

export const Table = Node.create({
  name: 'table',
  ...withRole('table'),
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    ...idAttribute,
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    const run = (command: Command) => () =>
      command(this.editor.state, (tr) => this.editor.view.dispatch(tr), this.editor.view)
    const erase: Command = (state, dispatch) => {
      const { selection } = state
      if (!(selection instanceof CellSelection)) return false
      // All cells chosen: the table itself is meant.
      return selection.isRowSelection() && selection.isColSelection() ? deleteTable(state, dispatch) : false
    }
    return {
      Tab: () => {
        if (!isInTable(this.editor.state)) return false
        return run(goToNextCell(1))() || (run(addRowAfter)() && run(goToNextCell(1))())
      },
      'Shift-Tab': run(goToNextCell(-1)),
      'Mod-Enter': run(addRowAfter),
      'Alt-Shift-ArrowDown': run(addRowAfter),
      'Alt-Shift-ArrowUp': run(addRowBefore),
      'Alt-Shift-ArrowRight': run(addColumnAfter),
      'Alt-Shift-ArrowLeft': run(addColumnBefore),
      'Alt-Shift-Backspace': run(deleteRow),
      Backspace: run(erase),
      Delete: run(erase),
    }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

export const TableRow = Node.create({
  name: 'tableRow',
  ...withRole('row'),
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
export const TableCell = Node.create({
  name: 'tableCell',
  ...withRole('cell'),
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})
export const TableHeader = Node.create({
  name: 'tableHeader',
  ...withRole('header_cell'),
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

const cell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] })
/** A new table; its first row is the head. */
export const emptyTable = (rows: number, columns: number) => ({
  type: 'table',
  attrs: { caption: '' },
  content: Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => cell(row === 0 ? 'tableHeader' : 'tableCell')),
  })),
})
