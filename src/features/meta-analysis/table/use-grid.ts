import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Column } from '#research/meta-analysis/columns.ts'
import { setCells } from '../model/edit-lines.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { blockIn, textOf } from './clipboard.ts'
import { at, boundsOf, isSingle, moved, tabbed, type Place, type Selection } from './grid-place.ts'

export type OnEdit = (edit: (outcome: Outcome) => Outcome, mergeKey?: string) => void

type Editing = { text: string; before: string; key: string }

type Options = {
  outcome: Outcome
  columns: readonly Column[]
  rows: number
  onEdit: OnEdit
  onUndo: () => void
  onRedo: () => void
  /** A pasted table with headings; false where it has none. */
  onTable: (block: string[][]) => boolean
  /** A block pasted cell by cell, and how many of its columns had no place. */
  onPasted: (lines: number, dropped: number) => void
}

const cellIn = (grid: HTMLElement | null, { row, col }: Place) =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)

let editsBegun = 0

/** Selection, editing, keys, pointer and clipboard of the study table, as spreadsheets have them. */
export function useGrid({ outcome, columns, rows, onEdit, onUndo, onRedo, onTable, onPasted }: Options) {
  const grid = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState<Selection>(at(0, 0))
  const [editing, setEditing] = useState<Editing>()
  /** Escape was pressed: the next Tab leaves the table. */
  const isLeaving = useRef(false)
  const isDragging = useRef(false)
  /** The tap fell on the cell that was in hand already: a finger edits with its second tap. */
  const isSecondTap = useRef(false)
  const size = { rows, cols: columns.length }
  const { focus } = selection

  const textAt = ({ row, col }: Place) => outcome.lines[row]?.cells[columns[col]?.key ?? ''] ?? ''
  /** The cell has the focus before the next key comes: whoever types fast loses no sign. */
  const goTo = useCallback((place: Place, extend = false) => {
    flushSync(() => {
      setSelection((before) => (extend ? { ...before, focus: place } : at(place.row, place.col)))
      setEditing(undefined)
    })
    const cell = cellIn(grid.current, place)
    if (cell) cell.focus()
    // A line far away is drawn once the list has scrolled to it.
    else requestAnimationFrame(() => cellIn(grid.current, place)?.focus())
  }, [])
  const begin = (text: string) => {
    editsBegun += 1
    setSelection(at(focus.row, focus.col))
    setEditing({ text, before: textAt(focus), key: `cell-${editsBegun}` })
  }
  const write = (text: string, key: string) => {
    const column = columns[focus.col]
    if (column) onEdit(setCells(focus.row, [column.key], [[text]]), key)
  }
  const type = (text: string) => {
    if (!editing) return
    setEditing({ ...editing, text })
    // Each sign counts at once: results follow the typing, and nothing typed is lost by a reload.
    write(text, editing.key)
  }
  const chosenBlock = () => {
    const { top, bottom, left, right } = boundsOf(selection)
    return Array.from({ length: bottom - top + 1 }, (_, i) =>
      Array.from({ length: right - left + 1 }, (_, j) => textAt({ row: top + i, col: left + j })),
    )
  }
  const clear = () => {
    const { top, bottom, left, right } = boundsOf(selection)
    const last = Math.min(bottom, outcome.lines.length - 1)
    if (last < top) return
    const keys = columns.slice(left, right + 1).map(({ key }) => key)
    onEdit(
      setCells(
        top,
        keys,
        Array.from({ length: last - top + 1 }, () => keys.map(() => '')),
      ),
    )
  }

  const onEditingKey = (event: KeyboardEvent, { text, before, key }: Editing) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (text !== before) write(before, key)
      goTo(focus)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      goTo(moved(focus, event.shiftKey ? 'ArrowUp' : 'ArrowDown', false, size) ?? focus)
    } else if (event.key === 'Tab') {
      const next = tabbed(focus, event.shiftKey ? -1 : 1, size)
      if (!next) return setEditing(undefined)
      event.preventDefault()
      goTo(next)
    }
  }

  const onModKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) onUndo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo()
    else if (key === 'a')
      setSelection({ anchor: { row: 0, col: 0 }, focus: { row: size.rows - 1, col: size.cols - 1 } })
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('[data-row]') === null) return
    if (editing) return onEditingKey(event, editing)
    const mod = event.ctrlKey || event.metaKey
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    if (event.key === 'Escape') {
      isLeaving.current = true
      return setSelection(at(focus.row, focus.col))
    }
    if (event.key === 'Tab') {
      const next = wasLeaving ? undefined : tabbed(focus, event.shiftKey ? -1 : 1, size)
      if (!next) return
      event.preventDefault()
      return goTo(next)
    }
    const next = moved(focus, event.key, mod, size)
    if (next) {
      event.preventDefault()
      return goTo(next, event.shiftKey)
    }
    if (mod && onModKey(event)) return event.preventDefault()
    if (mod || event.altKey) return
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      begin(textAt(focus))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      clear()
    } else if (event.key.length === 1) {
      event.preventDefault()
      begin('')
      const column = columns[focus.col]
      if (!column) return
      const key = `cell-${editsBegun}`
      setEditing({ text: event.key, before: textAt(focus), key })
      onEdit(setCells(focus.row, [column.key], [[event.key]]), key)
    }
  }

  const placeOf = (target: EventTarget | null): Place | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : undefined
  }
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0) return
    const isSame = place.row === focus.row && place.col === focus.col
    if (editing && isSame) return
    isSecondTap.current = isSame && event.pointerType === 'touch'
    isDragging.current = event.pointerType === 'mouse'
    goTo(place, event.shiftKey)
  }
  const onPointerOver = (event: PointerEvent) => {
    if (!isDragging.current || event.buttons !== 1) return
    const place = placeOf(event.target)
    if (place) setSelection((before) => ({ ...before, focus: place }))
  }
  const onClick = (event: { target: EventTarget | null }) => {
    if (isSecondTap.current && !editing && placeOf(event.target)) begin(textAt(focus))
    isSecondTap.current = false
  }
  const onDoubleClick = (event: { target: EventTarget | null }) => {
    if (placeOf(event.target) && !editing) begin(textAt(focus))
  }

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textOf(chosenBlock()))
  }
  const onCut = (event: ClipboardEvent) => {
    if (editing) return
    onCopy(event)
    clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const block = blockIn(text)
    // One cell's text goes into the input that is open.
    if (text === '' || (editing && block.length === 1 && block[0]?.length === 1)) return
    event.preventDefault()
    setEditing(undefined)
    if (block.length > 1 && onTable(block)) return
    const { top, left } = boundsOf(selection)
    const room = columns.length - left
    const widest = Math.max(...block.map((row) => row.length))
    const keys = columns.slice(left, left + widest).map(({ key }) => key)
    onEdit(
      setCells(
        top,
        keys,
        block.map((row) => row.slice(0, room)),
      ),
    )
    // The hand stays where the block begins: a long table does not scroll away under it.
    setSelection({
      anchor: { row: top + block.length - 1, col: left + Math.min(widest, room) - 1 },
      focus: { row: top, col: left },
    })
    onPasted(block.length, Math.max(0, widest - room))
  }

  return {
    grid,
    selection,
    bounds: boundsOf(selection),
    isBlock: !isSingle(selection),
    editing,
    type,
    goTo,
    /** The hand has left the table: what was typed stays, the input closes. */
    stopEditing: () => setEditing(undefined),
    handlers: { onKeyDown, onPointerDown, onPointerOver, onClick, onDoubleClick, onCopy, onCut, onPaste },
  }
}
