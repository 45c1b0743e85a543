import { useNavigate } from 'react-router-dom'

import { NewProject } from '#features/collaboration/new-project/NewProject.tsx'
import { paths } from '#shared/paths.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

export function Component() {
  const navigate = useNavigate()
  return (
    <ReadingFrame>
      <PageTitle>New project</PageTitle>
      <div className="mt-6">
        <NewProject
          onCreated={(id) =>
            void navigate(id === undefined ? paths.collaborate() : paths.project(id), { replace: true })
          }
        />
      </div>
    </ReadingFrame>
  )
}
