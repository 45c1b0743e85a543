import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

import { TasksWorkspace } from '#features/collaboration/tasks/TasksWorkspace.tsx'
import { mayWrite } from '#research/projects/project-rights.ts'
import { ProjectFrame } from '#research/projects/ProjectFrame.tsx'
import { Button } from '#shared/ui/Button.tsx'

export function Component() {
  const { projectId = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <ProjectFrame
      projectId={projectId}
      part="tasks"
      title="Tasks"
      actions={(project) =>
        mayWrite(project) && (
          <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
            New task
          </Button>
        )
      }
    >
      {(project) => (
        <TasksWorkspace
          project={project}
          address={address}
          onAddress={(change) => setAddress(change, { replace: true })}
          isAdding={isAdding}
          onAdding={setIsAdding}
        />
      )}
    </ProjectFrame>
  )
}
