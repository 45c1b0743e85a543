import { Search } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { SEARCH_MAX } from '#contract/paging.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useStore } from '#shared/browser/store.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { Button } from '#shared/ui/Button.tsx'

import type { TypedQuestion } from './question/use-typed-question.ts'
import { searchCopy } from './search.copy.ts'

/** Longer ones the API refuses. */
// oxlint-disable-next-line react/only-export-components
export const QUESTION_MAX = SEARCH_MAX
/** Lines of a history that are seen at once. */
const LINES = 12

type Props = {
  question: TypedQuestion
  onSearch: () => void
  busy: boolean
  /** Said beside the button: what a search costs. */
  note?: ReactNode
  disabled?: boolean
  /** The page is opened to ask something: the focus begins here, where that opens no keyboard over the page. */
  isStart?: boolean
}

/** The question box. `/` brings the focus here from anywhere on the page. */
export function SearchForm({ question: typed, onSearch, busy, note, disabled = false, isStart = false }: Props) {
  const question = useStore(typed)
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // A history of a database keeps its lines: a box of one line would run them together.
  const lines = question.split('\n').length
  const field = {
    ref: box,
    name: 'q',
    'aria-label': 'Question',
    value: question,
    maxLength: QUESTION_MAX,
    autoComplete: 'off',
    'data-page-start': isStart && !matchMedia('(pointer: coarse)').matches ? '' : undefined,
    onChange: ({ target }: { target: { value: string } }) => typed.set(target.value),
  }
  useShortcut(
    '/',
    () => {
      box.current?.focus()
      box.current?.select()
    },
    { label: 'Go to the question box', group: 'Search' },
  )
  return (
    <form
      role="search"
      aria-label="Papers"
      onSubmit={(event) => {
        event.preventDefault()
        if (question.trim() === '') box.current?.focus()
        else if (!busy && !disabled) onSearch()
      }}
    >
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className="absolute top-3 left-3.5 text-ink-muted max-sm:hidden"
          />
          {lines > 1 ? (
            <textarea
              {...field}
              rows={Math.min(lines + 1, LINES)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
              }}
              className="block w-full rounded-control border border-line-strong bg-surface-raised py-2.5 pr-11 pl-3 text-base shadow-control sm:pl-11"
            />
          ) : (
            <input
              {...field}
              type="search"
              placeholder={searchCopy.placeholder}
              enterKeyHint="search"
              onKeyDown={(event) => {
                // The key that leads here is no beginning of a question.
                if (event.key === '/' && question === '') event.preventDefault()
              }}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text/plain').trim()
                if (!pasted.includes('\n')) return
                event.preventDefault()
                const { selectionStart, selectionEnd, value } = event.currentTarget
                const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
                typed.set(whole.slice(0, QUESTION_MAX))
              }}
              className="h-11 w-full rounded-control border border-line-strong bg-surface-raised pr-11 pl-3 text-base shadow-control sm:pl-11"
            />
          )}
          <div className="absolute top-1/2 right-1.5 -translate-y-1/2">
            <HelpLink article="boolean-search" about="how a question is read" />
          </div>
        </div>
        <Button type="submit" variant="primary" busy={busy} disabled={disabled} className="h-11 px-4 sm:px-6">
          Search
        </Button>
      </div>
      {question.length >= QUESTION_MAX && <p className="mt-2 font-medium">{searchCopy.tooLong(QUESTION_MAX)}</p>}
      {note}
    </form>
  )
}
