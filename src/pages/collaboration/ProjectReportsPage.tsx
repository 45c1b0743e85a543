import { useParams, useSearchParams } from 'react-router-dom'

import { ReportWorkspace } from '#features/reports/ReportWorkspace.tsx'
import { ProjectFrame } from '#platform/projects/ProjectFrame.tsx'

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
