import { useMemo, useState } from 'react'

import { findAll, type TextRange } from '#science/documents/find-text.ts'

export type Finding = {
  isOpen: boolean
  words: string
  matchCase: boolean
  wholeWords: boolean
  matches: TextRange[]
  /** Index of the match that is shown; -1 before the first is. */
  at: number
  setOpen: (isOpen: boolean) => void
  setWords: (words: string) => void
  toggleCase: () => void
  toggleWhole: () => void
  /** Moves on and gives the match to be shown. */
  step: (direction: 1 | -1) => TextRange | undefined
}

/** Find in document: all matches of what is typed, and which of them is looked at. */
export function useFind(text: string): Finding {
  const [isOpen, setOpen] = useState(false)
  const [words, setTyped] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWords, setWholeWords] = useState(false)
  const [current, setCurrent] = useState(-1)
  const wanted = isOpen ? words : ''
  const matches = useMemo(() => findAll(text, wanted, { matchCase, wholeWords }), [text, wanted, matchCase, wholeWords])
  const afresh = () => setCurrent(-1)
  return {
    isOpen,
    words,
    matchCase,
    wholeWords,
    matches,
    at: Math.min(current, matches.length - 1),
    setOpen,
    setWords: (typed) => {
      setTyped(typed)
      afresh()
    },
    toggleCase: () => {
      setMatchCase(!matchCase)
      afresh()
    },
    toggleWhole: () => {
      setWholeWords(!wholeWords)
      afresh()
    },
    step: (direction) => {
      if (matches.length === 0) return undefined
      const from = current === -1 && direction === -1 ? 0 : current
      const next = (from + direction + matches.length) % matches.length
      setCurrent(next)
      return matches[next]
    },
  }
}
