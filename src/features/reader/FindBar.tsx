import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { MOST_MATCHES, type TextRange } from '#science/documents/find-text.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { readerCopy as copy } from './reader.copy.ts'
import type { Finding } from './use-find.ts'

type Props = { find: Finding; onShow: (match: TextRange) => void; onClose: () => void }

/** The row in which words are looked for in the paper. Enter goes on, Shift and Enter back, Escape closes. */
export function FindBar({ find, onShow, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const step = (direction: 1 | -1) => {
    const match = find.step(direction)
    if (match) onShow(match)
  }
  const total = find.matches.length
  const many = total >= MOST_MATCHES ? `${MOST_MATCHES.toLocaleString('en')}+` : total.toLocaleString('en')
  return (
    <form
      role="search"
      aria-label={copy.find}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-1.5"
    >
      <input
        ref={input}
        type="search"
        aria-label={copy.find}
        placeholder={copy.find}
        value={find.words}
        onChange={(event) => find.setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            step(event.shiftKey ? -1 : 1)
          }
          if (event.key === 'Escape') {
            event.preventDefault()
            onClose()
          }
        }}
        className="h-8 min-w-36 flex-1 rounded-control border border-line-strong/50 bg-surface px-2.5 sm:max-w-80"
      />
      <IconButton
        size="small"
        icon={CaseSensitive}
        label={copy.matchCase}
        pressed={find.matchCase}
        onClick={find.toggleCase}
      />
      <IconButton
        size="small"
        icon={WholeWord}
        label={copy.wholeWords}
        pressed={find.wholeWords}
        onClick={find.toggleWhole}
      />
      <span role="status" className="min-w-24 px-1 text-ink-muted">
        {find.words.trim() === ''
          ? ''
          : total === 0
            ? copy.noMatches
            : find.at >= 0
              ? `${find.at + 1} of ${many}`
              : copy.matches(many)}
      </span>
      <IconButton
        size="small"
        icon={ChevronUp}
        label={copy.previousMatch}
        disabled={total === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={copy.nextMatch}
        disabled={total === 0}
        onClick={() => step(1)}
      />
      <IconButton size="small" icon={X} label={copy.closeFind} className="ml-auto" onClick={onClose} />
    </form>
  )
}
