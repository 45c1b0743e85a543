import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import { isArchived } from '#research/projects/project-rights.ts'
import { projectQuery } from '#research/projects/project.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { projectListCopy as copy } from './project-list.copy.ts'
import { useArchive, useRemoveProject, useReopen } from './project-list.mutations.ts'

type Props = { projectId: string; title: string; onClose: () => void }

/** Archives, reopens or deletes a team project, for its owner; others are told who that is. */
export function ManageDialog({ projectId, title, onClose }: Props) {
  const read = useQuery(projectQuery(projectId))
  const { data: project, error } = read
  const archive = useArchive()
  const reopen = useReopen()
  const removal = useRemoveProject()
  const params = { projectId }
  const isAway = project !== undefined && isArchived(project)
  const [putAway, isPuttingAway] = useOnce(async () => {
    await (isAway ? reopen : archive).mutateAsync({ params, body: { clientKey: newKey() } })
    onClose()
  })
  const form = useForm({
    schema: z.object({
      title: z.string().check(
        z.trim(),
        z.refine((typed) => typed === project?.title, copy.nameDiffers),
      ),
    }),
    defaultValues: { title: '' },
    send: async (body) => {
      await removal.mutateAsync({ params, body })
      onClose()
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      {!project && error && <ErrorCard title={copy.manageFailed} of={read} />}
      {!project && !error && <Skeleton lines={3} />}
      {project && !project.isOwner && (
        <div className="space-y-4">
          <p>{copy.ownerOnly(project.owner.name)}</p>
          <ButtonLink to={paths.projectPart(projectId, 'settings')}>{copy.openSettings}</ButtonLink>
        </div>
      )}
      {project?.isOwner === true && (
        <div className="space-y-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-64 text-ink-muted">{copy.archiveBody}</p>
            <Button icon={isAway ? ArchiveRestore : Archive} busy={isPuttingAway} onClick={() => putAway()}>
              {isAway ? copy.reopen : copy.archive}
            </Button>
          </div>
          <Form of={form} className="space-y-3">
            <p className="wrap-anywhere text-ink-muted">{copy.removeBody(project.title)}</p>
            <TextField {...form.field('title')} label={copy.removeName} autoComplete="off" />
            <div className="flex flex-wrap justify-between gap-2">
              <ButtonLink to={paths.projectPart(projectId, 'settings')}>{copy.openSettings}</ButtonLink>
              <WaitNote seconds={form.waitLeft} />
              <SubmitButton {...form.button} variant="danger" icon={Trash2}>
                {copy.remove}
              </SubmitButton>
            </div>
          </Form>
        </div>
      )}
    </Dialog>
  )
}
