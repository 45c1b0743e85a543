import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { ATTACHMENT_ACCEPT, checkAttachment } from '../attachment-rules.ts'
import { AlertBox } from './AlertBox.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'

type Props = { file: File | undefined; onFile: (file: File | undefined) => void; disabled?: boolean }

const problems = { type: copy.fileTypeRefused, size: copy.fileTooLarge, empty: copy.fileEmpty } as const

/** One file beside a text. What is not welcome is refused with the texts' alert, and what was there before stays. */
export function AttachmentField({ file, onFile, disabled = false }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    // The same file can be chosen again after it was changed.
    event.target.value = ''
    if (!chosen) return
    const wrong = checkAttachment(chosen)
    if (wrong) setProblem(problems[wrong])
    else onFile(chosen)
  }
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <label htmlFor={id} className="sr-only">
        {copy.file}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ATTACHMENT_ACCEPT}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
      />
      {file ? (
        <>
          <Paperclip size={14} aria-hidden className="shrink-0 text-ink-muted" />
          <span className="min-w-0 truncate text-xs" title={file.name}>
            {file.name}
          </span>
          <IconButton
            size="small"
            label={copy.removeFile}
            icon={X}
            disabled={disabled}
            onClick={() => onFile(undefined)}
          />
        </>
      ) : (
        <Button
          variant="ghost"
          size="small"
          icon={Paperclip}
          title={copy.fileHint}
          disabled={disabled}
          className="-ml-2"
          onClick={() => input.current?.click()}
        >
          {copy.file}
        </Button>
      )}
      {problem && <AlertBox title={copy.fileRefusedTitle} message={problem} onClose={() => setProblem(undefined)} />}
    </div>
  )
}
