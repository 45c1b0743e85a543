import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import type { CopilotSession } from '#contract/copilot.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { useChangeSession } from '../copilot.mutations.ts'

type Props = { session: CopilotSession; onClose: () => void }

/** Puts a session under a project of one's own, or takes it out. Nobody else sees it there. */
export function MoveDialog({ session, onClose }: Props) {
  const projects = useQuery(apiQuery(collaborationApi.projects, {}))
  const [projectId, setProjectId] = useState(session.projectId ?? '')
  const { mutate, isPending, error } = useChangeSession()
  const options = (projects.data ?? []).map((each) => ({
    value: each.projectId,
    label: each.name ?? each.title ?? each.projectId,
  }))
  const save = () =>
    mutate(
      { params: { sessionId: session.id }, body: { projectId: projectId === '' ? null : projectId } },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      onClose={onClose}
      title={copy.move.replace(' …', '')}
      description="It stays yours: people of the project do not see it."
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" busy={isPending} disabled={projects.isPending} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      {projects.error ? (
        <ErrorCard title="Your projects could not be loaded" of={projects} />
      ) : (
        <SelectField
          label={copy.project}
          value={projectId}
          options={[{ value: '', label: copy.noProject }, ...options]}
          onChange={(event) => setProjectId(event.target.value)}
        />
      )}
      {error && !isPending && <ErrorCard title={copy.changeFailed} error={error} />}
    </Dialog>
  )
}
