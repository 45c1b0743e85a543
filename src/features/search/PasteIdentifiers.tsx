import { useState } from 'react'

import { readIdentifierList } from '#science/search/identifier-list.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { searchCopy as copy } from './search.copy.ts'
import { QUESTION_MAX } from './SearchForm.tsx'

type Failure = ReturnType<typeof readIdentifierList>['failures'][number]
type Props = { onClose: () => void; onSearch: (query: string) => void }

const columns: Column<Failure>[] = [
  { key: 'line', header: copy.pasteLine, width: '5rem', cell: ({ line }) => line },
  { key: 'text', header: copy.pasteText, cell: ({ text }) => <span className="wrap-anywhere">{text}</span> },
  { key: 'reason', header: copy.pasteReason, cell: ({ reason }) => reason },
]

/** A list of identifiers becomes one search. What is no identifier is said line by line before anything is asked. */
export function PasteIdentifiers({ onClose, onSearch }: Props) {
  const [text, setText] = useState('')
  const { query, identifiers, failures } = readIdentifierList(text, QUESTION_MAX)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.paste} description={copy.pasteLead}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (query !== '') onSearch(query)
        }}
      >
        <TextAreaField
          label={copy.pasteLabel}
          rows={7}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="text-ink-muted">
          {text.trim() !== '' && copy.pasteFound(identifiers.length, failures.length)}
        </p>
        {failures.length > 0 && (
          <Table caption={copy.pasteFailures} columns={columns} rows={failures} rowKey={({ line }) => String(line)} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={query === ''}>
            {copy.pasteSearch}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
