import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

import { useIsHere } from '#shared/browser/use-is-here.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { transferCopy as copy } from './transfer.copy.ts'
import { TransferNotes } from './TransferNotes.tsx'
import { useOpenFile, type ReadFile } from './use-open-file.ts'

const ACCEPT =
  '.docx,.md,.markdown,.tex,.latex,.zip,.bib,.ris,.nbib,.enw,.json,image/png,image/jpeg,image/gif,image/webp'

const fileForm = z.object({
  files: z.array(z.instanceof(File)).check(z.minLength(1, copy.nothingChosen)),
  title: z.string(),
})
const start: z.infer<typeof fileForm> = { files: [], title: '' }

/** Reads a document, shows what came over, and makes a draft of it when the person says so. */
export function OpenFileDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { read, keep } = useOpenFile()
  const [found, setFound] = useState<ReadFile>()
  const isHere = useIsHere()
  const form = useForm({
    schema: fileForm,
    defaultValues: start,
    send: async ({ files, title }) => {
      if (!found) {
        const opened = await read(files)
        setFound(opened)
        form.reset({ files, title: opened.draft.title })
        return
      }
      const id = await keep(found, title)
      if (!isHere()) return
      onClose()
      await navigate(paths.write(id))
    },
    explain: (error) => ({
      message: found ? copy.createFailed : error instanceof Error ? error.message : copy.openFailed,
    }),
  })
  const files = form.choice('files')
  return (
    <Dialog size="medium" title={copy.openTitle} description={copy.openLead} onClose={onClose}>
      <Form of={form} className="space-y-4">
        {found ? (
          <>
            <TextField {...form.field('title')} label={copy.titleLabel} maxLength={300} />
            <Found found={found} />
            <TransferNotes notes={found.draft.notes} />
          </>
        ) : (
          <FileField
            label={copy.openField}
            hint={copy.openHint}
            accept={ACCEPT}
            multiple
            error={files.error}
            onChange={(event) => files.onChange([...(event.target.files ?? [])])}
          />
        )}
        <FormError>{form.problem}</FormError>
        <div className="flex flex-wrap gap-2">
          <SubmitButton {...form.button}>{found ? copy.make : copy.read}</SubmitButton>
          {found && (
            <Button
              onClick={() => {
                setFound(undefined)
                form.reset(start)
              }}
            >
              {copy.another}
            </Button>
          )}
        </div>
      </Form>
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
