import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { noteText, type Passage } from './sendable.ts'
import { sendCopy as copy } from './send.copy.ts'

type Props = { answerId: string; question: string; passages: readonly Passage[]; onClose: () => void }

/** The note with a text under it; as it is where the text stands there already, as after a lost reply. */
const withText = (note: string | undefined, text: string) =>
  note?.includes(text) ? note : [note?.trimEnd(), text].filter(Boolean).join('\n\n')

/** Passages of one paper into the note on it. */
export function NoteDialog({ answerId, question, passages, onClose }: Props) {
  const client = useQueryClient()
  const papers = [...new Map(passages.map((each) => [each.evidence.documentId, each])).values()]
  const [documentId, setDocumentId] = useState(papers[0]?.evidence.documentId ?? '')
  const [failure, setFailure] = useState<unknown>()
  const [text, setText, discard] = useDraft(
    'copilot-note',
    `${answerId}/${documentId}`,
    noteText(
      question,
      passages.filter(({ evidence }) => evidence.documentId === documentId),
    ),
  )
  const [send, isSending] = useOnce(async () => {
    setFailure(undefined)
    try {
      const paper = await callApi(documentsApi.get, { params: { id: documentId } })
      const note = withText(paper.shelf?.note, text.trim())
      await callApi(libraryApi.changePaper, { params: { id: documentId }, body: { note } })
      void invalidate(client, [documentsApi.get, documentsApi.list])
      discard()
      toast({ title: copy.noted })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title={copy.noteTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" busy={isSending} disabled={text.trim() === ''} onClick={() => send()}>
            {copy.noteGo}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label={copy.notePaper}
          value={documentId}
          options={papers.map(({ evidence, label, title }) => ({
            value: evidence.documentId,
            label: `${label}: ${title}`,
          }))}
          onChange={(event) => setDocumentId(event.target.value)}
        />
        <TextAreaField
          label={copy.noteText}
          hint={copy.noteHint}
          rows={6}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failure !== undefined && <ErrorCard title={copy.noteFailed} error={failure} kept={copy.noteKept} />}
      </div>
    </Dialog>
  )
}
