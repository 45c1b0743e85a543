import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

import { ChatPanel } from '#features/collaboration/chat/ChatPanel.tsx'
import { ListedProject } from '#features/collaboration/projects/ListedProject.tsx'
import { ProjectChooser } from '#features/collaboration/projects/ProjectChooser.tsx'
import { ProjectOverview } from '#features/collaboration/projects/ProjectOverview.tsx'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { isArchived } from '#research/projects/project-rights.ts'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'

export function Component() {
  const { projectId } = useParams()
  if (projectId !== undefined) return <Project projectId={projectId} />
  return <ProjectChooser>{(id) => <Project projectId={id} />}</ProjectChooser>
}

const Project = ({ projectId }: { projectId: string }) => (
  <ProjectFrame
    projectId={projectId}
    part="overview"
    title="Overview"
    listed={(project) => (
      <ListedProject
        project={project}
        chat={<LiveChat projectId={projectId} title={project.title ?? project.name ?? 'Project'} />}
      />
    )}
  >
    {(project) => (
      <ProjectOverview
        project={project}
        projectId={projectId}
        chat={<ProjectChat projectId={projectId} title={project.title} isArchived={isArchived(project)} />}
      />
    )}
  </ProjectFrame>
)

/** The chat of a project where the socket alone carries it, history and messages. */
function LiveChat({ projectId, title }: { projectId: string; title: string }) {
  const room = useMemo(() => ({ kind: 'project' as const, id: projectId, isLiveOnly: true }), [projectId])
  return <ChatPanel room={room} label={`Chat of ${title}`} />
}

type ChatProps = { projectId: string; title: string; isArchived: boolean }

function ProjectChat({ projectId, title, isArchived: isOver }: ChatProps) {
  const members = useProjectMembers(projectId).data ?? []
  const room = useMemo(() => ({ kind: 'project' as const, id: projectId }), [projectId])
  return (
    <ChatPanel
      room={room}
      label={`Chat of ${title}`}
      people={members.flatMap(({ username }) => username ?? [])}
      readOnly={isOver ? 'This project is archived: its chat can be read and not written.' : undefined}
    />
  )
}
