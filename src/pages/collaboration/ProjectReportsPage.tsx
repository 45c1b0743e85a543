import { useParams, useSearchParams } from 'react-router-dom'

import { ReportWorkspace } from '#features/collaboration/reports/ReportWorkspace.tsx'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'

export function Component() {
  const { projectId = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  return (
    <ProjectFrame projectId={projectId} part="reports" title="Reports">
      {(project) => (
        <ReportWorkspace
          project={project}
          address={address}
          onAddress={(next) => setAddress(next, { replace: true })}
        />
      )}
    </ProjectFrame>
  )
}
