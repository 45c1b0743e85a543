import type { Editor } from '@tiptap/core'

import type { Block, LiveView, Manuscript } from '#science/manuscript/manuscript.ts'

import { AS_IT_IS } from '../suggestions/suggesting.ts'
import type { LiveBlock } from './live.queries.ts'
import type { MadeLive } from './make-live.tsx'

/** The live blocks of a draft, in reading order. */
export function liveBlocksOf({ content }: Manuscript): LiveBlock[] {
  const visit = (block: Block): LiveBlock[] => {
    if (block.type === 'liveBlock') return [block.attrs]
    if (block.type === 'blockquote') return block.content.flatMap(visit)
    if (block.type === 'bulletList' || block.type === 'orderedList')
      return block.content.flatMap((item) => item.content.flatMap(visit))
    return []
  }
  return content.flatMap(visit)
}

/** Where a live block stands in the document now. */
export function placeOfBlock(editor: Editor, id: string): number | undefined {
  let found: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'liveBlock' && node.attrs['id'] === id) found ??= at
    return found === undefined
  })
  return found
}

/** Changes what a live block keeps. False: it is gone. */
export function changeBlock(editor: Editor, id: string, patch: Partial<LiveBlock>): boolean {
  const at = placeOfBlock(editor, id)
  if (at === undefined) return false
  const { tr } = editor.state
  for (const [name, value] of Object.entries(patch)) tr.setNodeAttribute(at, name, value)
  editor.view.dispatch(tr.setMeta(AS_IT_IS, true))
  return true
}

/** Attributes that bring a block up to date. */
export const upToDate = ({ made, inputsHash }: MadeLive): Partial<LiveBlock> => ({
  made,
  inputsHash,
  madeAt: new Date().toISOString(),
})

/** Puts a view of an analysis behind the block in which the cursor stands. */
export function insertLive(
  editor: Editor,
  given: { analysisId: string; view: LiveView; caption: string; made: MadeLive },
): void {
  const { analysisId, view, caption, made } = given
  const { $to } = editor.state.selection
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  editor
    .chain()
    .setMeta(AS_IT_IS, true)
    .insertContentAt(at, { type: 'liveBlock', attrs: { analysisId, view, caption, ...upToDate(made) } })
    .run()
}
