import { useQuery } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { isArchived } from '#research/projects/project-rights.ts'
import { projectQuery } from '#research/projects/project.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
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
  const { data: project, error, refetch, isFetching } = useQuery(projectQuery(projectId))
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const archive = useArchive()
  const reopen = useReopen()
  const removal = useRemoveProject()
  const params = { projectId }
  const isAway = project !== undefined && isArchived(project)
  const [putAway, isPuttingAway] = useOnce(async () => {
    await (isAway ? reopen : archive).mutateAsync({ params, body: { clientKey: newKey() } })
    onClose()
  })
  const isNamed = typed.trim() === project?.title
  const [remove, isRemoving] = useOnce(async () => {
    setTried(true)
    if (!isNamed) return
    await removal.mutateAsync({ params, body: { title: typed.trim() } })
    onClose()
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    remove()
  }
  return (
    <Dialog open title={title} onOpenChange={(open) => !open && onClose()}>
      {!project && error && (
        <ErrorCard title={copy.manageFailed} error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
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
          <form onSubmit={handleSubmit} noValidate className="space-y-3">
            <p className="break-words text-ink-muted">{copy.removeBody(project.title)}</p>
            <TextField
              label={copy.removeName}
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setTried(false)
              }}
              {...(isTried && !isNamed && { error: copy.nameDiffers })}
            />
            <div className="flex flex-wrap justify-between gap-2">
              <ButtonLink to={paths.projectPart(projectId, 'settings')}>{copy.openSettings}</ButtonLink>
              <Button type="submit" variant="danger" icon={Trash2} busy={isRemoving}>
                {copy.remove}
              </Button>
            </div>
          </form>
        </div>
      )}
    </Dialog>
  )
}
