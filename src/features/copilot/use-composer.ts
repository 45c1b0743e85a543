import { useRef } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'

/** The question that is being typed: kept through reload, lost session and way back until the server has it. */
export function useComposer(target: string, send: (text: string, onDone: () => void) => void) {
  const [text, setText, discard, isRestored] = useDraft('copilot', target, '')
  const field = useRef<HTMLTextAreaElement>(null)
  return {
    text,
    setText,
    isRestored,
    field,
    focus: () => field.current?.focus(),
    submit: () => {
      if (text.trim() !== '') send(text.trim(), discard)
    },
  }
}
export type ComposerState = ReturnType<typeof useComposer>
