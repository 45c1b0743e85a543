import { useQuery } from '@tanstack/react-query'
import { Archive, Eye } from 'lucide-react'
import type { ReactNode } from 'react'

import { collaborationApi, type Project } from '#contract/collaboration.ts'
import type { ProjectDetail } from '#contract/projects.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { NameSign } from '#shared/ui/NameSign.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { CapabilityGate } from '../papers/CapabilityGate.tsx'
import { isArchived, mayWrite } from './project-rights.ts'
import { projectQuery, useProjectChanges } from './project.queries.ts'
import { ProjectNav } from './ProjectNav.tsx'
import { projectsCopy as copy, type ProjectPart } from './projects.copy.ts'

type Props = {
  projectId: string
  part: ProjectPart
  /** The heading of the page. */
  title: string
  actions?: (project: ProjectDetail) => ReactNode
  children: (project: ProjectDetail) => ReactNode
  /** What the page can do on a server of the two texts, from the list of projects; without it the way to what can be done. */
  listed?: (project: Project) => ReactNode
}

const FRAME = 'mx-auto w-full max-w-[84rem] px-4 py-6 sm:px-6'

type HeadProps = { name: string; lead: readonly (string | null | undefined)[]; children?: ReactNode }

/** The head of every page of a project: its sign and name, and what can be done on this page. */
function ProjectHead({ name, lead, children }: HeadProps) {
  const words = lead.filter(Boolean).join(' · ')
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-3">
        <NameSign name={name} size="large" />
        <div className="min-w-0">
          <p dir="auto" className="font-serif text-xl font-semibold tracking-[-0.01em] wrap-anywhere">
            {name}
          </p>
          {words !== '' && <p className="text-ink-muted wrap-anywhere">{words}</p>}
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** What stands around each page of a project: its name, the way to its other pages, and every state in which it cannot be shown. */
export function ProjectFrame(props: Props) {
  return (
    <CapabilityGate
      capability="collaboration"
      title={props.title}
      otherwise={<Listed key={props.projectId} {...props} />}
    >
      <Framed key={props.projectId} {...props} />
    </CapabilityGate>
  )
}

function Framed({ projectId, part, title, actions, children }: Props) {
  const read = useQuery(projectQuery(projectId))
  const { data: project, error } = read
  useProjectChanges(projectId)
  const isGone = statusOf(error) === 404
  const name = project?.title ?? ''

  return (
    <div className={FRAME}>
      <PageTitle
        documentTitle={isGone ? copy.notFound : name === '' ? title : `${title} · ${name}`}
        isSpoken={name !== '' && !isGone}
      >
        {isGone ? copy.notFound : title}
      </PageTitle>
      {project && !isGone && (
        <ProjectHead name={name} lead={[project.kind, project.dueDate && copy.until(project.dueDate)]}>
          {actions?.(project)}
        </ProjectHead>
      )}
      {isGone && (
        <EmptyState action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}>
          {copy.notFoundWhy}
        </EmptyState>
      )}
      {!isGone && !project && error && <ErrorCard title={copy.loadFailed} of={read} kept={copy.loadKept} />}
      {!project && !error && <Skeleton shape="card" lines={3} />}
      {!isGone && project && (
        <>
          <ProjectNav projectId={projectId} part={part} />
          <Standing project={project} />
          {children(project)}
        </>
      )}
    </div>
  )
}

/** A project as the list of projects knows it: all that a server of the two texts says of one. */
function Listed({ projectId, part, title, listed }: Props) {
  const asked = useQuery(apiQuery(collaborationApi.projects, {}))
  const { data, error } = asked
  const project = data?.find((each) => each.projectId === projectId)
  const name = project?.title ?? project?.name ?? ''
  const isGone = data !== undefined && project === undefined
  return (
    <div className={FRAME}>
      <PageTitle documentTitle={name === '' ? title : `${title} · ${name}`} isSpoken={name !== ''}>
        {isGone ? copy.notFound : listed && name !== '' ? name : title}
      </PageTitle>
      {name !== '' && <ProjectHead name={name} lead={[project?.description]} />}
      {isGone && (
        <EmptyState action={<ButtonLink to={paths.collaborate()}>Go to Collaborate</ButtonLink>}>
          {copy.notFoundWhy}
        </EmptyState>
      )}
      {!data && error && <ErrorCard title={copy.loadFailed} of={asked} />}
      {!data && !error && <Skeleton shape="card" lines={3} />}
      {project && listed?.(project)}
      {project && !listed && (
        <EmptyState
          title={copy.partNotOffered(part)}
          action={<ButtonLink to={paths.project(projectId)}>{copy.toProject}</ButtonLink>}
        >
          {copy.partNotOfferedMore}
        </EmptyState>
      )}
    </div>
  )
}

function Standing({ project }: { project: ProjectDetail }) {
  if (mayWrite(project)) return null
  const Icon = isArchived(project) ? Archive : Eye
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-surface-sunken px-3.5 py-2.5">
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
      {isArchived(project) ? copy.archived : copy.readOnly}
    </p>
  )
}
