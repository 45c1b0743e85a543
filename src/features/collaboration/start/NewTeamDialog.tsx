import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useCreateTeam } from './collaboration.mutations.ts'
import { useTeams } from './collaboration.queries.ts'

const NAME_MAX = 200
const teamForm = z.object({ name: neededText(copy.needsName), organization: z.string(), hierarchy_path: z.string() })
const none = { name: '', organization: '', hierarchy_path: '' }

type Props = { onCreated: (teamId: string | undefined) => void; onClose: () => void }

/** Makes a team. What was typed is kept until it exists. */
export function NewTeamDialog({ onCreated, onClose }: Props) {
  const [fields, setFields, discard] = useDraft('new-team', '', none)
  const create = useCreateTeam(useTeams().data ?? [])
  const isHere = useIsHere()
  const form = useForm({
    schema: teamForm,
    values: fields,
    onChange: setFields,
    send: async (team) => {
      const teamId = await create.mutateAsync(team)
      discard()
      if (isHere()) onCreated(teamId)
    },
    // The failure is said in passing.
    explain: () => ({ message: '' }),
  })
  const text = (name: keyof typeof none) => ({ ...form.field(name), maxLength: NAME_MAX })
  return (
    <Dialog size="small" title={copy.newTeam} onClose={onClose}>
      <Form of={form} className="space-y-4">
        <TextField label={copy.teamName} required {...text('name')} />
        <TextField label={copy.organization} {...text('organization')} />
        <TextField label={copy.hierarchy} hint={copy.hierarchyHint} {...text('hierarchy_path')} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <WaitNote seconds={form.waitLeft} />
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button}>{copy.createTeam}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
