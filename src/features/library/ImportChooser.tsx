import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { importCopy as copy } from './import.copy.ts'

type Props = { onFile: (file: File) => void; note?: string | undefined }

const ACCEPT = '.ris,.bib,.bibtex,.nbib,.xml,.enw,.json,.csv,.tsv,.txt,.zip'

/** A place to drop a file, and a button for those who do not drop. What it is, is found out by reading it. */
export function ImportChooser({ onFile, note }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const formatsId = useId()
  const [isOver, setOver] = useState(false)
  const [isMany, setMany] = useState(false)

  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setMany(others.length > 0)
    if (file && others.length === 0) onFile(file)
    // The same name can be chosen again.
    if (input.current) input.current.value = ''
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={classNames(
        'flex flex-col items-center rounded-card border border-dashed px-4 py-10 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface-sunken',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={copy.choose}
        hidden
        onChange={(event) => take(event.target.files)}
      />
      <Button variant="primary" icon={FileUp} aria-describedby={formatsId} onClick={() => input.current?.click()}>
        {copy.choose}
      </Button>
      <p className="mt-3 font-medium">{copy.drop}</p>
      <p id={formatsId} className="mt-1 text-ink-muted">
        {copy.formats}
      </p>
      <HelpLink article="reference-formats" about="kinds of files" className="mt-1" />
      {note !== undefined && <p className="mt-3 text-ink-muted">{note}</p>}
      {isMany && (
        <p role="alert" className="mt-3 font-medium text-state-red">
          {copy.oneFile}
        </p>
      )}
    </div>
  )
}
