import { Download, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'

import type { Milestone } from '#contract/milestones.ts'
import type { ProjectDetail } from '#contract/projects.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useMilestoneChanges, useProjectMilestones } from '#research/projects/project-milestones.queries.ts'
import { mayWrite } from '#research/projects/project-rights.ts'
import { localDay } from '#shared/format/local-day.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { exportMilestonesCalendar, exportMilestonesCsv, exportMilestonesSvg } from './export-milestones.ts'
import { MilestoneCard } from './MilestoneCard.tsx'
import { MilestoneDialog } from './MilestoneDialog.tsx'
import { milestonesCopy as copy } from './milestones.copy.ts'
import { useRemoveMilestone } from './milestones.mutations.ts'
import { MilestoneTimeline } from './MilestoneTimeline.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

type Props = {
  project: ProjectDetail
  /** The form for a new milestone is open; who opens it stands above. */
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The milestones of a project: a timeline, and each with its health and where that comes from. */
export function MilestonesWorkspace({ project, isAdding, onAdding }: Props) {
  const { projectId } = project
  const read = useProjectMilestones(projectId)
  const { data: milestones, error } = read
  useMilestoneChanges(projectId)
  const [edited, setEdited] = useState<Milestone>()
  const [isChoosing, setIsChoosing] = useState(false)
  const remove = useRemoveMilestone()
  const today = localDay()
  const canWrite = mayWrite(project)

  const handleRemove = async ({ id, title }: Milestone) => {
    const isSure = await confirm({
      title: `Remove “${title}”?`,
      body: 'Its tasks stay, without a milestone. Its dates remain in the activity of the project.',
      action: 'Remove',
      destructive: true,
    })
    if (isSure) remove.mutate({ params: { milestoneId: id } })
  }
  if (!milestones && error) {
    return <ErrorCard title={copy.loadFailed} of={read} kept={copy.loadKept} />
  }
  if (!milestones) return <Skeleton shape="card" lines={3} />
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-2">
        {canWrite && (
          <Button variant="ghost" icon={LayoutTemplate} onClick={() => setIsChoosing(true)}>
            From a template
          </Button>
        )}
        {milestones.length > 0 && (
          <DropdownMenu
            label="Export milestones"
            align="end"
            trigger={
              <Button variant="ghost" icon={Download}>
                Export
              </Button>
            }
            items={[
              { label: 'CSV', onSelect: () => void exportMilestonesCsv(milestones, project, today) },
              { label: 'Picture (SVG)', onSelect: () => exportMilestonesSvg(milestones, project, today) },
              { label: 'Calendar (iCal)', onSelect: () => void exportMilestonesCalendar(milestones, project) },
            ]}
          />
        )}
      </div>
      {milestones.length === 0 ? (
        <EmptyState
          title={copy.empty}
          {...(canWrite && {
            action: (
              <>
                <Button variant="primary" onClick={() => setIsChoosing(true)}>
                  Start from a template
                </Button>
                <Button onClick={() => onAdding(true)}>New milestone</Button>
              </>
            ),
          })}
        >
          {copy.emptyWhy}
        </EmptyState>
      ) : (
        <div className="space-y-5">
          {milestones.some(({ dueDate }) => dueDate) && <MilestoneTimeline milestones={milestones} today={today} />}
          <ul aria-label="Milestones" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {milestones.map((milestone) => (
              <li key={milestone.id}>
                <MilestoneCard
                  milestone={milestone}
                  today={today}
                  canWrite={canWrite}
                  onEdit={() => setEdited(milestone)}
                  onRemove={() => void handleRemove(milestone)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(isAdding || edited) && (
        <MilestoneDialog
          projectId={projectId}
          milestone={edited}
          today={today}
          onClose={() => {
            setEdited(undefined)
            onAdding(false)
          }}
        />
      )}
      {isChoosing && (
        <TemplateDialog
          projectId={projectId}
          kind={project.kind}
          start={project.startDate ?? today}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
