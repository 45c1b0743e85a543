import { useState, type FormEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useRetryWait } from '#shared/api/use-retry-wait.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useCreateTeam } from './collaboration.mutations.ts'
import { useTeams } from './collaboration.queries.ts'

const NAME_MAX = 200
const none = { name: '', organization: '', hierarchy_path: '' }

type Props = { onCreated: (teamId: string | undefined) => void; onClose: () => void }

/** Makes a team. What was typed is kept until it exists. */
export function NewTeamDialog({ onCreated, onClose }: Props) {
  const [fields, setFields, discard] = useDraft('new-team', '', none)
  const [isTried, setIsTried] = useState(false)
  const create = useCreateTeam(useTeams().data ?? [])
  const isHere = useIsHere()
  const [save, isSaving] = useOnce(async () => {
    const teamId = await create.mutateAsync(fields)
    discard()
    if (isHere()) onCreated(teamId)
  })
  const wait = useRetryWait(create.error)
  const isEmpty = fields.name.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isEmpty && wait === 0) save()
  }
  const wiring = (name: keyof typeof none) => ({
    value: fields[name],
    maxLength: NAME_MAX,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  })
  return (
    <Dialog open size="small" title={copy.newTeam} onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        <TextField
          label={copy.teamName}
          required
          {...wiring('name')}
          {...(isTried && isEmpty && { error: copy.needsName })}
        />
        <TextField label={copy.organization} {...wiring('organization')} />
        <TextField label={copy.hierarchy} hint={copy.hierarchyHint} {...wiring('hierarchy_path')} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <WaitNote seconds={wait} />
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={wait > 0}>
            {copy.createTeam}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
