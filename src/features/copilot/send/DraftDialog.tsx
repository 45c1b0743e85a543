import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Answer } from '#contract/copilot.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import type { CheckedAnswer } from '../answers/use-checked-answer.ts'
import { asManuscript } from './as-manuscript.ts'
import type { Drafts } from './draft-slot.ts'
import { sendCopy as copy } from './send.copy.ts'

type Props = { drafts: Drafts; question: string; answer: Answer; checked: CheckedAnswer; onClose: () => void }

/** An answer with its citations into a draft that is there: at its end, or at the end of what stands under a heading. */
export function DraftDialog({ drafts, question, answer, checked, onClose }: Props) {
  const navigate = useNavigate()
  const list = useQuery(apiQuery(synthesesApi.list, {}))
  const [chosen, setChosen] = useState('')
  const [under, setUnder] = useState('')
  const [manuscript] = useState(() => asManuscript(question, answer, checked))
  const [failure, setFailure] = useState<unknown>()
  const options = (list.data ?? [])
    .filter((row) => row.kind === 'draft' && !row.archivedAt && row.ownRole !== 'reader')
    .map(({ id, title }) => ({ value: id, label: title || 'Untitled draft' }))
  const target = chosen || (options[0]?.value ?? '')
  const opened = useQuery({
    queryKey: ['draft-to-add-to', target],
    queryFn: () => drafts.open(target),
    enabled: target !== '',
    structuralSharing: false,
    // Read anew each time: others may be writing in it.
    gcTime: 0,
  })
  const [send, isSending] = useOnce(async () => {
    setFailure(undefined)
    try {
      await opened.data?.add(manuscript, checked.papers, under === '' ? undefined : Number(under))
      toast({ title: copy.added, action: { label: copy.open, onClick: () => void navigate(paths.write(target)) } })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <Dialog
      onClose={onClose}
      title={copy.draftTitle}
      description={copy.draftLead}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" busy={isSending} disabled={!opened.data} onClick={() => send()}>
            {copy.go}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {list.error && <ErrorCard title={copy.draftsFailed} of={list} />}
        {list.data && options.length === 0 && <p role="status">{copy.noDrafts}</p>}
        {options.length > 0 && (
          <>
            <SelectField
              label={copy.draftChoice}
              value={target}
              options={options}
              onChange={(event) => {
                setChosen(event.target.value)
                setUnder('')
              }}
            />
            <SelectField
              label={copy.where}
              value={under}
              disabled={!opened.data}
              options={[
                { value: '', label: copy.atEnd },
                ...(opened.data?.headings ?? []).map(({ at, text }) => ({
                  value: String(at),
                  label: copy.under(text || copy.untitledHeading),
                })),
              ]}
              onChange={(event) => setUnder(event.target.value)}
            />
          </>
        )}
        {opened.error && <ErrorCard title={copy.draftUnread} of={opened} />}
        {failure !== undefined && <ErrorCard title={copy.failed} error={failure} kept={copy.kept} />}
      </div>
    </Dialog>
  )
}
