import { FileUp, FolderUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { droppedFiles } from './files/dropped-files.ts'
import { importCopy as copy } from './import.copy.ts'

type Props = {
  /** One reference file, or any number of files of papers. */
  onFiles: (files: readonly File[]) => void
  /** Whether several files are welcome, by what they are. */
  mayBeMany: (files: readonly File[]) => boolean
  note?: string | undefined
}

const RECORDS = '.ris,.bib,.bibtex,.nbib,.xml,.enw,.json,.csv,.tsv,.txt,.xlsx,.xls,.zip'
const PAPERS = '.pdf,.docx,.md,.html,.htm'

/** Asks for a folder. Made when it is needed: the types of elements do not know the attribute, and it must stand first. */
function chooseFolder(take: (files: readonly File[]) => void) {
  const input = document.createElement('input')
  input.type = 'file'
  input.webkitdirectory = true
  input.addEventListener('change', () => take([...(input.files ?? [])]))
  input.click()
}

/** A place to drop files or a folder, and buttons for those who do not drop. What a file is, is found out by reading it. */
export function ImportChooser({ onFiles, mayBeMany, note }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const formatsId = useId()
  const [isOver, setOver] = useState(false)
  const [isMany, setMany] = useState(false)

  const take = (files: readonly File[]) => {
    const isRefused = files.length > 1 && !mayBeMany(files)
    setMany(isRefused)
    if (files.length > 0 && !isRefused) onFiles(files)
    // The same name can be chosen again.
    if (input.current) input.current.value = ''
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(take)
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
        multiple
        accept={`${RECORDS},${PAPERS}`}
        aria-label={copy.choose}
        hidden
        onChange={(event) => take([...(event.target.files ?? [])])}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={FileUp} aria-describedby={formatsId} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
        <Button icon={FolderUp} onClick={() => chooseFolder(take)}>
          {copy.chooseFolder}
        </Button>
      </div>
      <p className="mt-3 font-medium">{copy.drop}</p>
      <div id={formatsId} className="mt-1 max-w-110 space-y-1 text-ink-muted">
        <p>{copy.formats}</p>
        <p>{copy.papers}</p>
      </div>
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
