import * as z from 'zod/mini'

import { readIdentifierList } from '#science/search/identifier-list.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
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

const read = (text: string) => readIdentifierList(text, QUESTION_MAX)
const listForm = z.object({ list: z.string().check(z.refine((list) => read(list).query !== '', '')) })

/** A list of identifiers becomes one search. What is no identifier is said line by line before anything is asked. */
export function PasteIdentifiers({ onClose, onSearch }: Props) {
  const form = useForm({
    schema: listForm,
    defaultValues: { list: '' },
    send: ({ list }) => onSearch(read(list).query),
  })
  const { list } = form.values
  const { identifiers, failures } = read(list)
  return (
    <Dialog onClose={onClose} title={copy.paste} description={copy.pasteLead}>
      <Form of={form} className="space-y-4">
        <TextAreaField {...form.field('list')} label={copy.pasteLabel} rows={7} spellCheck={false} />
        <p role="status" className="text-ink-muted">
          {list.trim() !== '' && copy.pasteFound(identifiers.length, failures.length)}
        </p>
        {failures.length > 0 && (
          <Table caption={copy.pasteFailures} columns={columns} rows={failures} rowKey={({ line }) => String(line)} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <SubmitButton {...form.readyButton()}>{copy.pasteSearch}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
