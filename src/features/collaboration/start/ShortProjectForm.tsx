import * as z from 'zod/mini'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useCreateProject } from './collaboration.mutations.ts'
import { useProjects, useTeams } from './collaboration.queries.ts'
import { mayCreateIn } from './team-rights.ts'

const TITLE_MAX = 200
const projectForm = z.object({ title: neededText(copy.needsName), description: z.string(), teamId: z.string() })
const none = { title: '', description: '', teamId: '' }

type Props = { onCreated: (projectId: string | undefined) => void; onCancel?: () => void }

/** Makes a project, in a team where the person may, or beside all teams. What was typed is kept until it exists. */
export function ShortProjectForm({ onCreated, onCancel }: Props) {
  const [fields, setFields, discard] = useDraft('new-project-short', '', none)
  const teams = (useTeams().data ?? []).filter(mayCreateIn)
  // Putting a project into a team is an addition of ours.
  const isPlaceable = useCapabilities().has('collaboration') && teams.length > 0
  const create = useCreateProject(useProjects().data ?? [])
  const isHere = useIsHere()
  const form = useForm({
    schema: projectForm,
    values: fields,
    onChange: setFields,
    send: async (project) => {
      const { projectId } = await create.mutateAsync(project)
      discard()
      if (isHere()) onCreated(projectId)
    },
    // The failure is said in passing.
    explain: () => ({ message: '' }),
  })
  return (
    <Form of={form} className="space-y-4">
      <TextField {...form.field('title')} label={copy.projectTitle} required maxLength={TITLE_MAX} />
      <TextAreaField {...form.field('description')} label={copy.projectDescription} />
      {isPlaceable && (
        <SelectField
          label={copy.inTeam}
          options={[
            { value: '', label: copy.noTeam },
            ...teams.map(({ teamId, name }) => ({ value: teamId, label: name ?? 'Team' })),
          ]}
          {...form.choice('teamId')}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <WaitNote seconds={form.waitLeft} />
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <SubmitButton {...form.button}>{copy.createProject}</SubmitButton>
      </div>
    </Form>
  )
}
