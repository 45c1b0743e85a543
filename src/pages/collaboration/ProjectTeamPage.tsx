import { useNavigate, useParams } from 'react-router-dom'

import { ProjectTeam } from '#features/collaboration/project-team/ProjectTeam.tsx'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const { projectId = '' } = useParams()
  return (
    <ProjectFrame projectId={projectId} part="team" title="Project team">
      {(project) => (
        <ProjectTeam project={project} onLeft={() => void navigate(paths.collaborate(), { replace: true })} />
      )}
    </ProjectFrame>
  )
}
