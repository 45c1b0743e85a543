import { useRef, type KeyboardEvent } from 'react'

/** A place in the table: row -1 is the head. */
export type GridPlace = { row: number; column: number }

type Options = {
  active: GridPlace
  rowCount: number
  columnCount: number
  pageRows: () => number
  onMove: (place: GridPlace) => void
  onConfirm: () => void
  onEdit: () => void
  onNotReported: () => void
  onNotApplicable: () => void
  onClear: () => void
  onUndo: () => void
  onRedo: () => void
}

/**
 * Keys of the grid: arrows, Home, End, Page keys and Tab move; Enter confirms, E edits, N says not reported, A not applicable, Delete clears,
 * Ctrl or Cmd with Z takes back. Esc lets the next Tab leave the grid, so that nobody is caught in it.
 */
export function useGridKeys(options: Options) {
  const isLeaving = useRef(false)
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    // What is typed into an editor inside the grid is the editor's.
    if (target.closest('input, textarea, select, [data-cell-editor]')) return
    const { active, rowCount, columnCount, pageRows, onMove } = options
    const go = (row: number, column: number) => {
      event.preventDefault()
      isLeaving.current = false
      onMove({
        row: Math.min(Math.max(row, -1), rowCount - 1),
        column: Math.min(Math.max(column, 0), columnCount - 1),
      })
    }
    const act = (does: () => void) => {
      event.preventDefault()
      does()
    }
    const hasControl = event.ctrlKey || event.metaKey
    switch (event.key) {
      case 'ArrowDown':
        return go(hasControl ? rowCount - 1 : active.row + 1, active.column)
      case 'ArrowUp':
        return go(hasControl ? 0 : active.row - 1, active.column)
      case 'ArrowRight':
        return go(active.row, hasControl ? columnCount - 1 : active.column + 1)
      case 'ArrowLeft':
        return go(active.row, hasControl ? 0 : active.column - 1)
      case 'PageDown':
        return go(active.row + pageRows(), active.column)
      case 'PageUp':
        return go(Math.max(active.row - pageRows(), 0), active.column)
      case 'Home':
        return go(hasControl ? 0 : active.row, 0)
      case 'End':
        return go(hasControl ? rowCount - 1 : active.row, columnCount - 1)
      case 'Escape':
        isLeaving.current = true
        return undefined
      case 'Tab': {
        if (isLeaving.current) {
          isLeaving.current = false
          return undefined
        }
        const at = active.row * columnCount + active.column + (event.shiftKey ? -1 : 1)
        if (active.row < 0 || at < 0 || at >= rowCount * columnCount) return undefined
        return go(Math.floor(at / columnCount), at % columnCount)
      }
      default:
    }
    if (hasControl && event.key.toLowerCase() === 'z') return act(event.shiftKey ? options.onRedo : options.onUndo)
    if (hasControl || event.altKey || active.row < 0) return undefined
    if (event.key === 'Enter') return act(options.onConfirm)
    if (event.key === 'e' || event.key === 'E' || event.key === 'F2') return act(options.onEdit)
    if (event.key === 'n' || event.key === 'N') return act(options.onNotReported)
    if (event.key === 'a' || event.key === 'A') return act(options.onNotApplicable)
    if (event.key === 'Delete' || event.key === 'Backspace') return act(options.onClear)
    return undefined
  }
}
