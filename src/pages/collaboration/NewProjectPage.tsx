import { useNavigate } from 'react-router-dom'

import { NewProject } from '#features/collaboration/new-project/NewProject.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <CapabilityGate capability="collaboration" title="New project">
      <ReadingFrame>
        <PageTitle>New project</PageTitle>
        <div className="mt-6">
          <NewProject onCreated={(id) => void navigate(paths.project(id), { replace: true })} />
        </div>
      </ReadingFrame>
    </CapabilityGate>
  )
}
