import { Lock } from 'lucide-react'

import type { ProjectDetail } from '#contract/projects.ts'
import { isArchived, mayLead } from '#research/projects/project-rights.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'

import { AboutSection } from './AboutSection.tsx'
import { CitationSection } from './CitationSection.tsx'
import { ColumnsSection } from './ColumnsSection.tsx'
import { ConsentsSection } from './ConsentsSection.tsx'
import { DatesSection } from './DatesSection.tsx'
import { OwnerSection } from './OwnerSection.tsx'
import { ReasonsSection } from './ReasonsSection.tsx'
import { settingsCopy as copy } from './settings.copy.ts'
import { StagesSection } from './StagesSection.tsx'
import { TeamSection } from './TeamSection.tsx'

type Props = { project: ProjectDetail; onRemoved: () => void }

/** The settings of a project, section by section; who may not change them reads them, and is told who may. */
export function ProjectSettings({ project, onRemoved }: Props) {
  const mayEdit = mayLead(project)
  const leads = (useProjectMembers(project.projectId).data ?? []).filter(({ role }) => role === 'lead')
  const names = leads.length > 0 ? leads.map(({ name }) => name).join(', ') : project.owner.name
  const common = { project, mayEdit }
  return (
    <div className="mx-auto max-w-180 space-y-6">
      {!mayEdit && !isArchived(project) && (
        <p className="flex items-start gap-2.5 text-ink-muted">
          <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
          {copy.who(names)}
        </p>
      )}
      <AboutSection {...common} />
      <DatesSection {...common} />
      <TeamSection {...common} />
      <StagesSection {...common} />
      <ReasonsSection {...common} />
      <ColumnsSection {...common} />
      <CitationSection {...common} />
      <ConsentsSection {...common} />
      <OwnerSection project={project} onRemoved={onRemoved} />
    </div>
  )
}
