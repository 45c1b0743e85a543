import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useOwnProjects } from '../model/review.queries.ts'

/** Who may see and work on the review: the people of a project, or its owner alone. */
export function ShareCard() {
  const { id, row, isOwner, members, names } = useReview()
  const client = useQueryClient()
  const { has } = useCapabilities()
  const projects = useOwnProjects(isOwner && has('collaboration'))
  const [chosen, setChosen] = useState(row.projectId ?? '')
  const [move, isMoving] = useOnce(async () => {
    try {
      const saved = await callApi(synthesesApi.update, {
        params: { id },
        body: { projectId: chosen === '' ? null : chosen, ...(row.version != null && { version: row.version }) },
      })
      client.setQueryData(analysisQuery(id).queryKey, saved)
      toast({ title: chosen === '' ? 'The review is yours alone now' : 'The review is shared with the project' })
    } catch (error) {
      void client.invalidateQueries({ queryKey: analysisQuery(id).queryKey })
      toast({ title: 'Not changed', description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <Card title="Who works on it">
      <div className="space-y-3">
        {row.projectId == null ? (
          <p className="text-ink-muted">
            You work alone. That is fine for a first pass; dual screening needs a second person. Share it with a
            project, and invite somebody there.
          </p>
        ) : (
          <ul className="space-y-1">
            {members.map(({ userId, name, role }) => (
              <li key={userId} className="flex justify-between gap-2">
                <span>{names.get(userId) ?? name}</span>
                <span className="text-ink-muted">{role}</span>
              </li>
            ))}
            {members.length === 0 && <li className="text-ink-muted">The people in the project are loading.</li>}
          </ul>
        )}
        {isOwner && (
          <div className="space-y-2">
            <SelectField
              label="Project"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              options={[
                { value: '', label: 'None: only me' },
                ...(projects.data ?? []).map(({ projectId, title, name }) => ({
                  value: projectId,
                  label: title ?? name ?? 'Untitled project',
                })),
              ]}
            />
            <div className="flex flex-wrap gap-2">
              <Button busy={isMoving} disabled={chosen === (row.projectId ?? '')} onClick={() => move()}>
                Save
              </Button>
              {row.projectId != null && (
                <ButtonLink to={paths.projectPart(row.projectId, 'team')} variant="ghost">
                  Invite somebody
                </ButtonLink>
              )}
            </div>
            {projects.data?.length === 0 && (
              <p className="text-xs text-ink-muted">
                {count(0, 'project', 'projects')}.{' '}
                <ButtonLink to={paths.newProject()} size="small" variant="ghost">
                  New project
                </ButtonLink>
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
