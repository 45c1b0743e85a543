import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { MilestonesWorkspace } from '#features/collaboration/milestones/MilestonesWorkspace.tsx'
import { mayWrite } from '#research/projects/project-rights.ts'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'
import { Button } from '#shared/ui/Button.tsx'

export function Component() {
  const { projectId = '' } = useParams()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <ProjectFrame
      projectId={projectId}
      part="milestones"
      title="Milestones"
      actions={(project) =>
        mayWrite(project) && (
          <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
            New milestone
          </Button>
        )
      }
    >
      {(project) => <MilestonesWorkspace project={project} isAdding={isAdding} onAdding={setIsAdding} />}
    </ProjectFrame>
  )
}
