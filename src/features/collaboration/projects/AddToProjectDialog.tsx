import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { projectsApi } from '#contract/projects.ts'
import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

const readers = new Set(['reader'])
const TITLE_MAX = 500

/** Puts papers or analyses into a project. One that is there already is there once; a failure names how far it came. */
export function AddToProjectDialog({ request, onClose }: DialogProps<'add-to-project'>) {
  const client = useQueryClient()
  const { things } = request
  const projects = useQuery(apiQuery(collaborationApi.projects, {}))
  const open = projects.data?.filter((each) => each.status !== 'archived' && !readers.has(each.ownRole ?? '')) ?? []
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const projectId = chosen ?? open[0]?.projectId
  const name = open.find((each) => each.projectId === projectId)?.title ?? 'the project'
  const [add, isAdding] = useOnce(async () => {
    if (projectId === undefined) return
    setProblem(undefined)
    let done = 0
    try {
      for (const { kind, id, title } of things) {
        const body = { kind, objectId: id, title: title.slice(0, TITLE_MAX) || 'Untitled' }
        await callApi(projectsApi.addResource, { params: { projectId }, body })
        done += 1
      }
      toast({ title: `${count(things.length, 'item', 'items')} added to “${name}”` })
      onClose()
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      setProblem(`${done} of ${things.length} were added. ${reason} Try again to add the rest; nothing is added twice.`)
    } finally {
      await invalidate(client, [projectsApi.resources, activityApi.list])
    }
  })
  return (
    <Dialog
      size="small"
      title="Add to project"
      description={things.length === 1 ? things[0]?.title : `${things.length} things`}
      onClose={onClose}
      footer={
        open.length > 0 && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" busy={isAdding} onClick={() => add()}>
              Add
            </Button>
          </>
        )
      }
    >
      {projects.isPending && <Skeleton lines={2} />}
      {projects.error && <FormError>{projects.error.message}</FormError>}
      {projects.data && open.length === 0 && (
        <div className="space-y-3">
          <p>You are not in any project that you can add to.</p>
          <ButtonLink to={paths.collaborate()} onClick={onClose}>
            Go to Collaborate
          </ButtonLink>
        </div>
      )}
      {open.length > 0 && (
        <div className="space-y-3">
          <SelectField
            label="Project"
            options={open.map((each) => ({ value: each.projectId, label: each.title ?? each.name ?? 'Project' }))}
            value={projectId}
            onChange={(event) => setChosen(event.target.value)}
          />
          <FormError>{problem}</FormError>
        </div>
      )}
    </Dialog>
  )
}
