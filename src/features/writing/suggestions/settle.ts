import type { Editor } from '@tiptap/core'

import { AS_IT_IS } from './suggesting.ts'

/** Accepts or rejects one proposal, whatever the mode is. */
export function settle(editor: Editor, suggestionId: string, verdict: 'accept' | 'reject'): boolean {
  const chain = editor.chain().setMeta(AS_IT_IS, true)
  return verdict === 'accept' ? chain.acceptSuggestion(suggestionId).run() : chain.rejectSuggestion(suggestionId).run()
}
