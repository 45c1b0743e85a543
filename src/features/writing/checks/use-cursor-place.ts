import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The block in which the cursor stands and its offset there, as "id offset"; "" outside of text. */
function placeName(editor: Editor): string {
  const { $head } = editor.state.selection
  const id: unknown = $head.parent.isTextblock ? $head.parent.attrs['id'] : undefined
  return typeof id === 'string' ? `${$head.parentOffset} ${id}` : ''
}

/** Where the cursor stands, followed as it moves. */
export function useCursorPlace(editor: Editor): { blockId: string; offset: number } | undefined {
  const subscribe = useCallback(
    (moved: () => void) => {
      editor.on('selectionUpdate', moved)
      return () => void editor.off('selectionUpdate', moved)
    },
    [editor],
  )
  const name = useSyncExternalStore(subscribe, () => placeName(editor))
  const gap = name.indexOf(' ')
  return gap < 0 ? undefined : { offset: Number(name.slice(0, gap)), blockId: name.slice(gap + 1) }
}
