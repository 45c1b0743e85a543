import { Extension } from '@tiptap/core'
import { yCursorPlugin } from '@tiptap/y-tiptap'
import type { Awareness } from 'y-protocols/awareness'

export type Somebody = { id: string; name: string }

/** Colours by person: the same one on every screen. Names always stand beside them. */
export const COLOURS = 6
export function colourOf(id: string): number {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum % COLOURS
}

function cursorOf(user: Partial<Somebody> | undefined): HTMLElement {
  const caret = document.createElement('span')
  caret.className = `draft-caret draft-person-${colourOf(user?.id ?? '')}`
  const name = document.createElement('span')
  name.className = 'draft-caret-name'
  name.textContent = user?.name ?? 'Somebody'
  // A cursor must not stand between letters of a word for those who listen.
  caret.setAttribute('aria-hidden', 'true')
  caret.append(name)
  return caret
}

/** Where others stand in the text, and what they have selected. */
export const createCursors = (awareness: Awareness) =>
  Extension.create({
    name: 'cursors',
    priority: 999,
    addProseMirrorPlugins: () => [
      yCursorPlugin(awareness, {
        cursorBuilder: (user: Partial<Somebody> | undefined) => cursorOf(user),
        selectionBuilder: (user: Partial<Somebody> | undefined) => ({
          class: `draft-selection draft-person-${colourOf(user?.id ?? '')}`,
        }),
      }),
    ],
  })
