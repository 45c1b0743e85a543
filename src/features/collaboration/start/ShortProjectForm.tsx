import { useState, type FormEvent } from 'react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useRetryWait } from '#shared/api/use-retry-wait.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useCreateProject } from './collaboration.mutations.ts'
import { useProjects, useTeams } from './collaboration.queries.ts'
import { mayCreateIn } from './team-rights.ts'

const TITLE_MAX = 200
const none = { title: '', description: '', teamId: '' }

type Props = { onCreated: (projectId: string | undefined) => void; onCancel?: () => void }

/** Makes a project, in a team where the person may, or beside all teams. What was typed is kept until it exists. */
export function ShortProjectForm({ onCreated, onCancel }: Props) {
  const [fields, setFields, discard] = useDraft('new-project-short', '', none)
  const [isTried, setIsTried] = useState(false)
  const teams = (useTeams().data ?? []).filter(mayCreateIn)
  // Putting a project into a team is an addition of ours.
  const isPlaceable = useCapabilities().has('collaboration') && teams.length > 0
  const create = useCreateProject(useProjects().data ?? [])
  const isHere = useIsHere()
  const [save, isSaving] = useOnce(async () => {
    const { projectId } = await create.mutateAsync(fields)
    discard()
    if (isHere()) onCreated(projectId)
  })
  const wait = useRetryWait(create.error)
  const isEmpty = fields.title.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isEmpty && wait === 0) save()
  }
  const wiring = (name: keyof typeof none) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  })
  return (
    <form onSubmit={handleSubmit} noValidate className="space-y-4">
      <TextField
        label={copy.projectTitle}
        required
        maxLength={TITLE_MAX}
        {...wiring('title')}
        {...(isTried && isEmpty && { error: copy.needsName })}
      />
      <TextAreaField label={copy.projectDescription} {...wiring('description')} />
      {isPlaceable && (
        <SelectField
          label={copy.inTeam}
          options={[
            { value: '', label: copy.noTeam },
            ...teams.map(({ teamId, name }) => ({ value: teamId, label: name ?? 'Team' })),
          ]}
          {...wiring('teamId')}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <WaitNote seconds={wait} />
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" variant="primary" busy={isSaving} disabled={wait > 0}>
          {copy.createProject}
        </Button>
      </div>
    </form>
  )
}
