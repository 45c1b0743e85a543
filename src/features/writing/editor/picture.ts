import { Extension, type Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

import { toast } from '#shared/toast/toast.ts'

import { writingCopy as copy } from '../writing.copy.ts'

/** Longest side in pixels, and characters of the data address: a figure travels as one change of the document. */
const SIDE_MAX = 1600
const ADDRESS_MAX = 700_000

const isPicture = (file: File) => /^image\/(?:png|jpeg|webp|gif)$/.test(file.type)

/** A picture scaled down to what a draft carries; undefined where it is none that a browser can draw. */
export async function scaledPicture(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    let scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(bitmap.width * scale))
      canvas.height = Math.max(1, Math.round(bitmap.height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      // Lines and letters stay sharp in PNG; a photograph is too large in it.
      const exact = canvas.toDataURL('image/png')
      if (exact.length <= ADDRESS_MAX) return exact
      const smaller = canvas.toDataURL('image/webp', 0.85)
      if (smaller.length <= ADDRESS_MAX) return smaller
      scale *= 0.7
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

/** Puts pictures into the text where the cursor stands, or at `at`. */
export async function insertPictures(editor: Editor, files: readonly File[], at?: number): Promise<void> {
  for (const file of files) {
    const src = await scaledPicture(file)
    if (src === undefined) {
      toast({ title: copy.noPicture(file.name), variant: 'destructive' })
      continue
    }
    const node = { type: 'figure', attrs: { src, alt: '', caption: '' } }
    if (at === undefined) editor.chain().focus().insertContent(node).run()
    else editor.chain().focus().insertContentAt(at, node).run()
  }
}

export const Pictures = Extension.create({
  name: 'pictures',
  addProseMirrorPlugins() {
    const { editor } = this
    const take = (list: FileList | undefined, at?: number) => {
      const files = [...(list ?? [])].filter(isPicture)
      if (files.length === 0 || !editor.isEditable) return false
      void insertPictures(editor, files, at)
      return true
    }
    return [
      new Plugin({
        props: {
          // A copied table of a spreadsheet comes with a picture of itself: its text is meant.
          handlePaste: (_view, event) =>
            event.clipboardData?.types.includes('text/html') ? false : take(event.clipboardData?.files),
          handleDrop: (view, event) =>
            take(event.dataTransfer?.files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
        },
      }),
    ]
  },
})
