import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { copy } from './transfer.copy.ts'
import { TransferNotes } from './TransferNotes.tsx'
import { useOpenFile, type ReadFile } from './use-open-file.ts'

const ACCEPT =
  '.docx,.md,.markdown,.tex,.latex,.zip,.bib,.ris,.nbib,.enw,.json,image/png,image/jpeg,image/gif,image/webp'

/** Reads a document, shows what came over, and makes a draft of it when the person says so. */
export function OpenFileDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { read, keep } = useOpenFile()
  const [files, setFiles] = useState<readonly File[]>([])
  const [found, setFound] = useState<ReadFile>()
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState<string>()

  const [startReading, isReading] = useOnce(async () => {
    setFailure(undefined)
    if (files.length === 0) return setFailure(copy.nothingChosen)
    try {
      const opened = await read(files)
      setFound(opened)
      setTitle(opened.draft.title)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : copy.openFailed)
    }
    return undefined
  })
  const isHere = useIsHere()
  const [make, isMaking] = useOnce(async () => {
    if (!found) return
    setFailure(undefined)
    try {
      const id = await keep(found, title)
      if (!isHere()) return
      onClose()
      await navigate(paths.write(id))
    } catch {
      setFailure(copy.createFailed)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (found) make()
    else startReading()
  }
  return (
    <Dialog
      open
      size="medium"
      title={copy.openTitle}
      description={copy.openLead}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        {found ? (
          <>
            <TextField
              label={copy.titleLabel}
              maxLength={300}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Found found={found} />
            <TransferNotes notes={found.draft.notes} />
          </>
        ) : (
          <FileField
            label={copy.openField}
            hint={copy.openHint}
            accept={ACCEPT}
            multiple
            onChange={(event) => {
              setFailure(undefined)
              setFiles([...(event.target.files ?? [])])
            }}
          />
        )}
        {failure !== undefined && <FormError>{failure}</FormError>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={isReading || isMaking}>
            {found ? copy.make : copy.read}
          </Button>
          {found && (
            <Button
              onClick={() => {
                setFound(undefined)
                setFiles([])
              }}
            >
              {copy.another}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function Found({ found: { draft, libraryPapers, isLibraryKnown } }: { found: ReadFile }) {
  const lines = [
    copy.words(numberingOf(draft.manuscript).words),
    ...(libraryPapers.length > 0 ? [copy.matched(libraryPapers.length)] : []),
    ...(draft.newPapers.length > 0 ? [copy.added(draft.newPapers.length)] : []),
  ]
  return (
    <>
      <p role="status">{lines.join(' ')}</p>
      {!isLibraryKnown && <Notice tone="warning">{copy.libraryFailed}</Notice>}
      {draft.unknownKeys.length > 0 && <Notice tone="warning">{copy.unknown(draft.unknownKeys)}</Notice>}
    </>
  )
}
