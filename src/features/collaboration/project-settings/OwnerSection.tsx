import { Archive, ArchiveRestore, Crown, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { projectsApi, type ProjectDetail } from '#contract/projects.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { isArchived } from '#research/projects/project-rights.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { projectBundle } from './project-bundle.ts'
import { settingsCopy as copy } from './settings.copy.ts'

type Props = { project: ProjectDetail; onRemoved: () => void }

const lists: readonly Endpoint[] = [projectsApi.get, projectsApi.members, collaborationApi.projects, activityApi.list]
const refused = (title: string) => (error: unknown) =>
  toast({ title, description: messageOf(error, ''), variant: 'destructive' })
const onError = refused(copy.changeFailed)

/** What ends or hands on a project, and the export that comes first. */
export function OwnerSection({ project, onRemoved }: Props) {
  const { projectId, title, isOwner, owner } = project
  const [heir, setHeir] = useState('')
  const params = { projectId }
  const others = (useProjectMembers(projectId).data ?? []).filter(({ userId }) => userId !== owner.userId)
  const archive = useApiMutation(projectsApi.archive, {
    invalidates: lists,
    onSuccess: () => void toast({ title: copy.archived }),
    onError,
  })
  const reopen = useApiMutation(projectsApi.reopen, {
    invalidates: lists,
    onSuccess: () => void toast({ title: copy.reopened }),
    onError,
  })
  const transfer = useApiMutation(projectsApi.transfer, { invalidates: lists, onError })
  const removal = useApiMutation(projectsApi.remove, { invalidates: [collaborationApi.projects], onError })

  const [exportAll, isExporting] = useOnce(async () => {
    try {
      const text = await projectBundle(projectId, new Date())
      saveFile(new File([text], `${title}.json`, { type: 'application/json' }))
      toast({ title: copy.exported })
    } catch (error) {
      refused(copy.exportFailed)(error)
    }
  })
  const [putAway, isPuttingAway] = useOnce(() =>
    (isArchived(project) ? reopen : archive).mutateAsync({ params, body: { clientKey: newKey() } }),
  )
  const [handOn, isHandingOn] = useOnce(async () => {
    const name = others.find(({ userId }) => userId === heir)?.name
    if (name === undefined) return
    const question = { title: `Hand “${title}” on to ${name}?`, body: copy.transferHint, action: copy.transfer }
    if (!(await confirm({ ...question, destructive: true }))) return
    await transfer.mutateAsync({ params, body: { userId: heir } })
    setHeir('')
    toast({ title: copy.transferred(name) })
  })
  const form = useForm({
    schema: z.object({
      title: z.string().check(
        z.trim(),
        z.refine((typed) => typed === title, copy.nameDiffers),
      ),
    }),
    defaultValues: { title: '' },
    send: async (body) => {
      await removal.mutateAsync({ params, body })
      toast({ title: copy.removed })
      onRemoved()
    },
  })
  return (
    <Card title={copy.owner}>
      <div className="divide-y divide-line [&>*]:py-4 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-ink-muted">{copy.exportHint}</p>
          <Button icon={Download} busy={isExporting} onClick={() => exportAll()}>
            {copy.exportBundle}
          </Button>
        </div>
        {!isOwner && <p className="text-ink-muted">{copy.ownerOnly(owner.name)}</p>}
        {isOwner && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-64 text-ink-muted">{copy.archiveHint}</p>
              <Button
                icon={isArchived(project) ? ArchiveRestore : Archive}
                busy={isPuttingAway}
                onClick={() => putAway()}
              >
                {isArchived(project) ? copy.reopen : copy.archive}
              </Button>
            </div>
            <div className="space-y-3">
              <p className="text-ink-muted">{others.length === 0 ? copy.nobodyElse : copy.transferHint}</p>
              {others.length > 0 && (
                <div className="flex flex-wrap items-end gap-3">
                  <SelectField
                    className="min-w-52 flex-1"
                    label={copy.transferTo}
                    options={[
                      { value: '', label: copy.chooseHeir },
                      ...others.map(({ userId, name }) => ({ value: userId, label: name })),
                    ]}
                    value={heir}
                    onChange={(event) => setHeir(event.target.value)}
                  />
                  <Button icon={Crown} busy={isHandingOn} disabled={heir === ''} onClick={() => handOn()}>
                    {copy.transfer}
                  </Button>
                </div>
              )}
            </div>
            <Form of={form} aria-label={copy.remove} className="space-y-3">
              <p className="wrap-anywhere text-ink-muted">{copy.removeHint(title)}</p>
              <div className="flex flex-wrap items-end gap-3">
                <TextField
                  {...form.field('title')}
                  className="min-w-52 flex-1"
                  label={copy.removeName}
                  autoComplete="off"
                />
                <WaitNote seconds={form.waitLeft} />
                <SubmitButton {...form.button} variant="danger" icon={Trash2}>
                  {copy.remove}
                </SubmitButton>
              </div>
            </Form>
          </>
        )}
      </div>
    </Card>
  )
}
