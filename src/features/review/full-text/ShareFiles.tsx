import { Share2 } from 'lucide-react'
import { useState } from 'react'

import { filesApi } from '#contract/files.ts'
import { shareBases, type PaperFile } from '#contract/papers.ts'
import { basisNames, shareCopy as copy } from '#research/files/share.copy.ts'
import { paperFilesCopy } from '#research/files/paper-files.copy.ts'
import { textsChanged } from '#research/files/texts-changed.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { dayWords } from '#shared/format/dates.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { useReview } from '../model/ReviewProvider.tsx'

/** Files of one's own that the people of the review do not read yet, and the consent by which they may. */
export function ShareFiles({ files }: { files: readonly PaperFile[] }) {
  const { row } = useReview()
  const [isOpen, setOpen] = useState(false)
  const [basis, setBasis] = useState<(typeof shareBases)[number]>('open-access')
  const [words, setWords] = useState('')
  const [hasRight, setRight] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const projectId = row.projectId ?? ''
  const own = files.filter(
    ({ sharedBy, shares }) => !sharedBy && !shares?.some((share) => share.projectId === projectId),
  )
  const share = useApiMutation(filesApi.share, {
    invalidates: textsChanged,
    onSuccess: ({ files: shared }) => {
      setOpen(false)
      toast({ title: copy.done(shared.length) })
    },
    onError: (error) => void toast({ title: copy.failed, description: error.message, variant: 'destructive' }),
  })
  if (projectId === '' || own.length === 0) return null
  const handleShare = () => {
    setMissing(!hasRight)
    if (!hasRight) return
    const fileIds = own.slice(0, 500).map(({ id }) => id)
    share.mutate({
      body: { projectId, fileIds, basis, consent: true, ...(words.trim() !== '' && { words: words.trim() }) },
    })
  }
  return (
    <>
      <Button size="small" icon={Share2} onClick={() => setOpen(true)}>
        {copy.share(own.length)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.title}
        description={copy.lead(own.length)}
        footer={
          <Button variant="primary" busy={share.isPending} onClick={handleShare}>
            {copy.action}
          </Button>
        }
      >
        <div className="space-y-4">
          <SelectField
            label={copy.basis}
            value={basis}
            onChange={(event) => setBasis(shareBases.find((each) => each === event.target.value) ?? 'open-access')}
            options={shareBases.map((value) => ({ value, label: basisNames[value] }))}
          />
          <TextField
            label={copy.words}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Checkbox label={copy.consent} checked={hasRight} onChange={setRight} />
          {isMissing && !hasRight && (
            <p role="alert" className="text-state-red">
              {copy.needsConsent}
            </p>
          )}
        </div>
      </Dialog>
    </>
  )
}

/** By whom the files of a report are shared with the review, and the way to take one's own consent back. */
export function SharedFiles({ files }: { files: readonly PaperFile[] }) {
  const { row } = useReview()
  const end = useApiMutation(filesApi.unshare, {
    invalidates: textsChanged,
    onSuccess: () => void toast({ title: copy.stopped }),
    onError: (error) => void toast({ title: copy.failed, description: error.message, variant: 'destructive' }),
  })
  const projectId = row.projectId ?? ''
  const told = files.flatMap((file) => {
    const share = file.shares?.find((each) => each.projectId === projectId)
    const words = file.sharedBy
      ? paperFilesCopy.sharedBy(file.sharedBy.name)
      : share && copy.shared(share.basis, dayWords(share.at))
    return words === undefined ? [] : [{ file, words, isOwn: share !== undefined }]
  })
  if (told.length === 0) return null
  return (
    <ul className="space-y-1 text-ink-muted">
      {told.map(({ file, words, isOwn }) => (
        <li key={file.id} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">
            {file.name}. {words}.
          </span>
          {isOwn && (
            <Button size="small" variant="ghost" onClick={() => end.mutate({ params: { fileId: file.id, projectId } })}>
              {copy.stop}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
