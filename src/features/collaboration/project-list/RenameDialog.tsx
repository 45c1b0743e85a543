import { useState, type FormEvent } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { projectListCopy as copy } from './project-list.copy.ts'
import { useRename } from './project-list.mutations.ts'

const NAME_MAX = 300

type Props = { synthesis: Synthesis; title: string; onClose: () => void }

/** Another name for a synthesis. A name that somebody else gave meanwhile is shown before it is written over. */
export function RenameDialog({ synthesis, title, onClose }: Props) {
  const [name, setName] = useState(title)
  const [version, setVersion] = useState(synthesis.version)
  const [other, setOther] = useState<string>()
  const rename = useRename()
  const [save, isSaving] = useOnce(async () => {
    const params = { id: synthesis.id }
    try {
      await rename.mutateAsync({ params, body: { title: name.trim(), ...(version != null && { version }) } })
      onClose()
    } catch (error) {
      if (statusOf(error) !== 409) return
      const newest = await callApi(synthesesApi.get, { params })
      setVersion(newest.version)
      setOther(newest.title ?? '')
    }
  })
  const isEmpty = name.trim() === ''
  const problem = isEmpty ? copy.needsName : other === undefined ? undefined : copy.renamedElsewhere(other)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) save()
  }
  return (
    <Dialog open size="small" title={copy.rename} onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        <TextField
          label={copy.name}
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(problem !== undefined && { error: problem })}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
