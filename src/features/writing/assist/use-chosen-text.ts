import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

import { chosenText, type ChosenText } from './chosen-text.ts'

const REST_MS = 150

/** The sentences that are chosen in the text now, followed a moment after the cursor rests. */
export function useChosenText(editor: Editor): ChosenText | 'several blocks' | undefined {
  const [chosen, setChosen] = useState(() => chosenText(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setChosen(chosenText(editor)), REST_MS)
    }
    editor.on('transaction', look)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', look)
    }
  }, [editor])
  return chosen
}
