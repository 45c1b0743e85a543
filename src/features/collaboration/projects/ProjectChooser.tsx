import { useQuery } from '@tanstack/react-query'
import { FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { apiQuery } from '#shared/api/query.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'

import { Chooser } from '../people/Chooser.tsx'

const words = {
  failed: 'Your projects could not be loaded',
  none: 'You are not in a project yet',
  create: 'Create a project',
  which: 'You are in several. The one you open now opens here next time.',
}

/** The project that is opened where the address names none. */
export function ProjectChooser({ children }: { children: (projectId: string) => ReactNode }) {
  const [last] = useDraft('last-project', '', '')
  const query = useQuery({
    ...apiQuery(collaborationApi.projects, {}),
    select: (projects) =>
      projects.map(({ projectId, title, name, description, ownRole, dueDate }) => ({
        id: projectId,
        name: title ?? name ?? 'Project',
        note: [description, ownRole, dueDate && `until ${dayWords(dueDate)}`].filter(Boolean).join(' · '),
      })),
  })
  return (
    <Chooser title="Project" words={words} icon={FolderKanban} query={query} last={last} addressOf={paths.project}>
      {children}
    </Chooser>
  )
}
