import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

import type { Manuscript } from '#science/manuscript/manuscript.ts'

import { asManuscript } from './editor/proposals.ts'

const PAUSE_MS = 250

/** The text as data, as of the last pause: never while keys are coming. */
export function useManuscript(editor: Editor): Manuscript {
  const [manuscript, setManuscript] = useState(() => asManuscript(editor.getJSON()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onUpdate = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setManuscript(asManuscript(editor.getJSON())), PAUSE_MS)
    }
    onUpdate()
    editor.on('update', onUpdate)
    return () => {
      clearTimeout(timer)
      editor.off('update', onUpdate)
    }
  }, [editor])
  return manuscript
}
