import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { projectsApi } from '#contract/projects.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import type { Task, TaskLink } from '#contract/tasks.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { capitalise } from '#shared/format/capitalise.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { Tasks } from '../use-tasks.ts'

const addressOf = ({ kind, id }: TaskLink): string | undefined => {
  if (kind === 'paper') return paths.document(id)
  if (kind === 'synthesis' || kind === 'analysis') return paths.synthesisHistory(id)
  if (kind === 'draft') return paths.write(id)
  return undefined
}

const idOf = ({ kind, id }: Pick<TaskLink, 'kind' | 'id'>) => `${kind}:${id}`

/** Papers and analyses that a task is about: those of the project, and one's own syntheses. */
export function LinksField({ state, task }: { state: Tasks; task: Task }) {
  const { project, canWrite, change } = state
  const query = { limit: '500' }
  const resources = useQuery(apiQuery(projectsApi.resources, { params: { projectId: project.projectId }, query })).data
  const syntheses = useQuery({ ...apiQuery(synthesesApi.list, {}), enabled: canWrite }).data
  const known: TaskLink[] = [
    ...(resources?.resources.map(({ kind, objectId, title }) => ({ kind, id: objectId, title })) ?? []),
    ...(syntheses?.map(({ id, title }) => ({ kind: 'synthesis', id, title: title ?? 'Untitled synthesis' })) ?? []),
  ]
  const linked = new Set(task.links.map(idOf))
  const offered = known.filter((link) => !linked.has(idOf(link)))
  return (
    <section aria-label="Papers and analyses">
      <h3 className="mb-1.5 font-semibold">Papers and analyses</h3>
      <ul className="space-y-1.5">
        {task.links.map((link) => {
          const to = addressOf(link)
          return (
            <li key={idOf(link)} className="flex items-center gap-2">
              <Badge>{capitalise(link.kind)}</Badge>
              {to ? (
                <Link to={to} className="min-w-0 wrap-anywhere text-accent hover:underline">
                  {link.title}
                </Link>
              ) : (
                <span className="min-w-0 wrap-anywhere">{link.title}</span>
              )}
              {canWrite && (
                <IconButton
                  size="small"
                  icon={X}
                  label={`Take the link to “${link.title}” away`}
                  onClick={() => change(task.id, { links: task.links.filter((each) => idOf(each) !== idOf(link)) })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {task.links.length === 0 && <p className="text-ink-muted">None.</p>}
      {canWrite && offered.length > 0 && (
        <SelectField
          label="Add a paper or analysis"
          labelHidden
          className="mt-2"
          value=""
          options={[
            { value: '', label: 'Add a paper or analysis' },
            ...offered.map((link) => ({ value: idOf(link), label: `${capitalise(link.kind)}: ${link.title}` })),
          ]}
          onChange={(event) => {
            const link = offered.find((each) => idOf(each) === event.target.value)
            if (link) change(task.id, { links: [...task.links, link] })
          }}
        />
      )}
    </section>
  )
}
