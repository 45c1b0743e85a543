import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

import { ChatPanel } from '#features/collaboration/chat/ChatPanel.tsx'
import { ProjectChooser } from '#features/collaboration/projects/ProjectChooser.tsx'
import { ProjectOverview } from '#features/collaboration/projects/ProjectOverview.tsx'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { isArchived } from '#research/projects/project-rights.ts'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'

export function Component() {
  const { projectId } = useParams()
  if (projectId !== undefined) return <Project projectId={projectId} />
  return (
    <CapabilityGate capability="collaboration" title="Project">
      <ProjectChooser>{(id) => <Project projectId={id} />}</ProjectChooser>
    </CapabilityGate>
  )
}

const Project = ({ projectId }: { projectId: string }) => (
  <ProjectFrame projectId={projectId} part="overview" title="Overview">
    {(project) => (
      <ProjectOverview
        project={project}
        projectId={projectId}
        chat={<ProjectChat projectId={projectId} title={project.title} isArchived={isArchived(project)} />}
      />
    )}
  </ProjectFrame>
)

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
