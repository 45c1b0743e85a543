import { useQuery } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { TEMPLATE_KIND } from '#science/templates/template.ts'
import { apiQuery } from '#shared/api/query.ts'
import { ResultPicture } from '#research/pictures/ResultPicture.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useSyntheses } from '../syntheses.queries.ts'
import { AnalysesList } from './AnalysesList.tsx'
import { hubCopy as copy } from './hub.copy.ts'

/** Analyses in the order of their projects, each project by its latest change; those without one come last. */
function byProject(rows: readonly Synthesis[]): [projectId: string | undefined, rows: Synthesis[]][] {
  const groups = new Map<string | undefined, Synthesis[]>()
  for (const row of rows) {
    const key = row.projectId ?? undefined
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
}

export function AnalysesByProject() {
  const read = useSyntheses()
  const { data, isPending, isError } = read
  const hasProjects = data?.some(({ projectId }) => projectId) ?? false
  const projects = useQuery({ ...apiQuery(collaborationApi.projects, {}), enabled: hasProjects })
  if (isPending) return <Skeleton shape="row" lines={6} />
  if (isError) return <ErrorCard title={copy.failed} of={read} />
  const rows = data.filter(({ kind }) => kind !== TEMPLATE_KIND)
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<ResultPicture page="literatureTable" isSmall />}
        title={copy.empty}
        action={
          <ButtonLink to={paths.synthesis()} variant="primary">
            {copy.startFirst}
          </ButtonLink>
        }
      >
        {copy.emptyBody}
      </EmptyState>
    )
  }
  const titleOfProject = (id: string) =>
    projects.data?.find(({ projectId }) => projectId === id)?.title ?? copy.someProject
  return (
    <div className="space-y-8">
      {projects.isError && (
        <Notice tone="warning" title={copy.projectsFailed}>
          {copy.projectsKept}
        </Notice>
      )}
      {byProject(rows).map(([projectId, ofProject]) => {
        const title = projectId === undefined ? copy.noProject : titleOfProject(projectId)
        return (
          <div key={projectId ?? ''}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-lg font-semibold">{title}</h2>
              {projectId !== undefined && (
                <ButtonLink to={paths.project(projectId)} size="small">
                  {copy.openProject}
                </ButtonLink>
              )}
            </div>
            <AnalysesList caption={title} rows={ofProject} withPeople={projectId !== undefined} />
          </div>
        )
      })}
    </div>
  )
}
