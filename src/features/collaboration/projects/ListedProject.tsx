import { Plus } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import type { Project } from '#contract/collaboration.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { projectCopy as copy } from './project.copy.ts'

type Props = { project: Project; chat: ReactNode }

/** One project as the list of projects knows it: what it is about, a new task, and the talk. */
export function ListedProject({ project, chat }: Props) {
  const { projectId, description } = project
  const [, note] = useDraft('last-project', '', '')
  useEffect(() => note(projectId), [projectId, note])
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="space-y-6">
        <Card as="section" title={copy.goal}>
          <p className="wrap-anywhere whitespace-pre-wrap">{description || copy.notSaid}</p>
        </Card>
        <Card
          as="section"
          title={copy.board}
          actions={
            <Button size="small" icon={Plus} onClick={() => openDialog({ name: 'assign-task', origin: {}, projectId })}>
              {copy.newTask}
            </Button>
          }
        >
          <p className="text-ink-muted">{copy.textsAlone}</p>
        </Card>
      </div>
      <div>{chat}</div>
    </div>
  )
}
