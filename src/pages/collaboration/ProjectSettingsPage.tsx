import { useNavigate, useParams } from 'react-router-dom'

import { ProjectSettings } from '#features/collaboration/project-settings/ProjectSettings.tsx'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const { projectId = '' } = useParams()
  return (
    <ProjectFrame projectId={projectId} part="settings" title="Settings">
      {(project) => (
        <ProjectSettings project={project} onRemoved={() => void navigate(paths.collaborate(), { replace: true })} />
      )}
    </ProjectFrame>
  )
}
