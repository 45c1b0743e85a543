import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { ProjectDetail } from '#contract/projects.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useMilestoneChanges, useProjectMilestones } from '#research/projects/project-milestones.queries.ts'
import { columnsOf, mayWrite } from '#research/projects/project-rights.ts'
import { useProjectTasks, useTaskChanges } from '#research/projects/project-tasks.queries.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { Activity } from './Activity.tsx'
import { FirstTasks } from './FirstTasks.tsx'
import { projectCopy as copy } from './project.copy.ts'
import { Resources } from './Resources.tsx'

type Props = { project: ProjectDetail; projectId: string; chat: ReactNode }

/** One project at a glance: what it is for, what is next, how far it is, what belongs to it, what happened. */
export function ProjectOverview({ project, projectId, chat }: Props) {
  const tasks = useProjectTasks(projectId).data
  const milestones = useProjectMilestones(projectId).data
  const [, note] = useDraft('last-project', '', '')
  useEffect(() => note(projectId), [projectId, note])
  useTaskChanges(projectId)
  useMilestoneChanges(projectId)
  const next = milestones
    ?.filter(({ status }) => status === 'open')
    .toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'))[0]
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="space-y-6">
        <Card as="section" title={copy.goal}>
          <p className="wrap-anywhere whitespace-pre-wrap">{project.goal || project.description || copy.notSaid}</p>
          {project.question && (
            <>
              <h3 className="mt-3 font-semibold">{copy.question}</h3>
              <p className="wrap-anywhere whitespace-pre-wrap">{project.question}</p>
            </>
          )}
        </Card>
        {tasks?.length === 0 && mayWrite(project) && <FirstTasks projectId={projectId} />}
        {(tasks === undefined || tasks.length > 0) && (
          <Card
            as="section"
            title={copy.board}
            actions={
              <Link
                to={paths.projectPart(projectId, 'tasks')}
                className="text-accent underline-offset-2 hover:underline"
              >
                {copy.openBoard}
              </Link>
            }
          >
            {!tasks && <Skeleton lines={2} />}
            <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {tasks &&
                columnsOf(project).map(({ status, name }) => (
                  <div key={status} className="flex flex-col-reverse rounded-control bg-surface-sunken p-3">
                    <dt className="text-ink-muted">{name}</dt>
                    <dd className="text-xl font-semibold tabular-nums">
                      {tasks.filter((task) => task.status === status).length}
                    </dd>
                  </div>
                ))}
            </dl>
          </Card>
        )}
        <Card as="section" title={copy.next}>
          {!milestones && <Skeleton lines={1} />}
          {milestones && !next && <p className="text-ink-muted">{copy.noNext}</p>}
          {next && (
            <>
              <p className="mb-2 wrap-anywhere">
                <Link
                  to={paths.projectPart(projectId, 'milestones')}
                  className="font-medium underline-offset-2 hover:underline"
                >
                  {next.title}
                </Link>
                {next.dueDate && <span className="text-ink-muted"> due {dayWords(next.dueDate.slice(0, 10))}</span>}
              </p>
              {next.progress.total > 0 && (
                <Progress
                  value={next.progress.done}
                  max={next.progress.total}
                  label={`${next.progress.done} of ${next.progress.total} ${next.progress.counts.replaceAll('_', ' ')}`}
                />
              )}
            </>
          )}
        </Card>
        <Resources projectId={projectId} mayWrite={mayWrite(project)} />
        <Activity projectId={projectId} />
      </div>
      <div>{chat}</div>
    </div>
  )
}
