import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import type { OpenDraft } from '../draft-context.ts'

/** Cites a paper where the cursor stands, with the page of the passage where it is known; with its words before it. */
export function insertPassage(
  draft: OpenDraft,
  paper: Paper,
  { quote, page }: Pick<Evidence, 'quote' | 'page'>,
  withWords: boolean,
): void {
  draft.addReferences([paper])
  if (withWords) {
    const { $from, from } = draft.editor.state.selection
    const before = $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parentOffset, ' ', ' ') : ''
    const gap = before === '' || /\s$/.test(before) ? '' : ' '
    const words = quote.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
    draft.editor
      .chain()
      .insertContentAt(from, { type: 'text', text: `${gap}“${words}” ` })
      .run()
  }
  draft.insertCitation([{ paperId: paper.id, ...(page !== undefined && { locator: String(page) }) }])
}
