import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { readSearchString } from '#science/search/strings/read-search-string.ts'
import { linesOnReading } from '#science/search/query-for-sources.ts'
import { chosenNames, isChosen, readAsString, type ChosenDialect } from '#science/search/strings/string-choice.ts'
import { partWords } from '#science/search/strings/string-node.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { searchCopy as copy } from './search.copy.ts'

/** What of a pasted search string is not read, what was read as what, and whose it is where that is open. */
export function StringReading({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const string = readSearchString(text)
  if (!string) return null
  const { open, read } = linesOnReading(string)
  const choices: readonly { dialect: ChosenDialect; words: string }[] =
    string.otherwise.length === 0
      ? []
      : [
          ...(isChosen(string.dialect) && string.node
            ? [{ dialect: string.dialect, words: partWords(string.node) }]
            : []),
          ...string.otherwise.map(({ dialect, node }) => ({ dialect, words: partWords(node) })),
        ]
  return (
    <div className="mt-3 space-y-2 text-xs text-ink-muted">
      {choices.length > 0 && (
        <Notice tone="warning" title={copy.whoseString}>
          <ul className="space-y-2">
            {choices.map(({ dialect, words }) => (
              <li key={dialect}>
                <Button size="small" variant="secondary" onClick={() => onChange(readAsString(text, dialect))}>
                  {copy.readAs(chosenNames[dialect])}
                </Button>
                <code translate="no" className="mt-1 block max-h-24 overflow-auto break-words">
                  {words}
                </code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {open.length > 0 && (
        <ul aria-label={copy.notReadSo} className="list-disc space-y-1 pl-5">
          {open.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
      {read.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-6 items-center gap-1 rounded-control text-left font-medium text-accent hover:underline"
          >
            {copy.howRead}
            <ChevronDown
              size={16}
              aria-hidden
              className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
          {isOpen && (
            <ul className="list-disc space-y-1 pl-5">
              {read.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
