import { useState, type ChangeEvent } from 'react'

import { checkFile } from '#shared/forms/file-rules.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { toast } from '#shared/toast/toast.ts'

import { studentCopy as copy } from './student.copy.ts'
import { documentRules } from './student.form.ts'

type Props = { file: File | undefined; onFile: (file: File) => void }

/** The document that shows the enrolment. A file that is not welcome leaves the one chosen before. */
export function DocumentField({ file, onFile }: Props) {
  const [error, setError] = useState<string>()
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    if (!chosen) return
    const problem = checkFile(chosen, documentRules)
    if (!problem) {
      setError(undefined)
      onFile(chosen)
      return
    }
    event.target.value = ''
    setError(copy.file[problem].description)
    toast({ ...copy.file[problem], variant: 'destructive' })
  }
  return (
    <div>
      <FileField
        label={copy.fields.document}
        hint={copy.fields.documentHint}
        error={error}
        required
        accept={documentRules.types.map((type) => `.${type}`).join(',')}
        onChange={handleChange}
      />
      {file && (
        <p role="status" className="mt-1.5 wrap-anywhere text-ink-muted">
          {copy.chosen(file.name)}
        </p>
      )}
    </div>
  )
}
