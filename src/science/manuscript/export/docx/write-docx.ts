import { paragraph, wordText } from '../../../word/elements.ts'
import type { Block, Inline } from '../../manuscript.ts'
import type { TransferNote } from '../../transfer-ledger.ts'
import { exportContext, type ExportInput } from '../export-input.ts'
import { blocksXml } from './blocks.ts'
import { DocxState, threadsOf } from './docx-state.ts'
import { preferenceProperties } from './reference-fields.ts'

/** Files of a package by their name, and what was and was not carried over. */
export type DocxParts = { parts: Map<string, Uint8Array>; notes: TransferNote[] }

/**
 * Writes a Word document (ECMA-376, transitional) as the files of its package. Citations and the list of references are
 * fields as reference managers write them, so that Zotero or Mendeley goes on with them; proposals are tracked changes,
 * threads are comments, footnotes are footnotes, cross references are fields.
 */
export function writeDocx(input: ExportInput): DocxParts {
  const context = exportContext(input)
  const state = new DocxState(context)
  countThreads(context.manuscript.content, state)
  const title = context.title.trim()
  const body = [
    title === '' ? '' : paragraph('Title', wordText(title)),
    blocksXml(context.manuscript.content, state, { depth: 0 }),
  ].join('')
  const session = sessionOf(context.title, context.byFile?.cslId ?? context.style)
  return {
    parts: state.files(title, body, { custom: preferenceProperties(context, session) }),
    notes: context.ledger.notes(),
  }
}

/** Eight letters that stay the same for the same document, as reference managers name a session. */
function sessionOf(...of: string[]): string {
  let hash = 2166136261
  for (const sign of of.join('|')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash.toString(36).padStart(8, 'r').slice(0, 8)
}

/** How many pieces of text carry each thread: its comment ends behind the last of them. */
function countThreads(blocks: readonly Block[], state: DocxState, depth = 0): void {
  const count = (content: readonly Inline[] | undefined) => {
    for (const node of content ?? [])
      for (const id of threadsOf(node)) state.threadsLeft.set(id, (state.threadsLeft.get(id) ?? 0) + 1)
  }
  if (depth > 40) return
  for (const block of blocks) {
    if (block.type === 'paragraph' || block.type === 'heading') count(block.content)
    else if (block.type === 'blockquote') countThreads(block.content, state, depth + 1)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) countThreads(item.content, state, depth + 1)
    else if (block.type === 'table')
      for (const row of block.content) for (const cell of row.content) countThreads(cell.content, state, depth + 1)
  }
}
