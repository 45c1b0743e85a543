import type { ReactNode } from 'react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { collaborationCopy as copy } from './collaboration.copy.ts'
import { useCollaborationChanges } from './collaboration.queries.ts'
import { MyTasks } from './MyTasks.tsx'
import { ProjectList } from './ProjectList.tsx'
import { TeamList } from './TeamList.tsx'
import { WaitingInvitations } from './WaitingInvitations.tsx'

type Props = {
  onOpenTeam: (teamId: string) => void
  onOpenProject: (projectId: string) => void
  /** The chat of everybody. */
  chat: ReactNode
}

/** Where collaborating begins: people, projects, what waits, and the talk. Each part loads and fails alone. */
export function CollaborationHome({ onOpenTeam, onOpenProject, chat }: Props) {
  const { has, isPending } = useCapabilities()
  // Invitations and assigned tasks as lists are additions of ours.
  const isListed = has('collaboration')
  useCollaborationChanges()
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-(--frame-top,2rem) pb-8 sm:px-6">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="space-y-6">
          {isListed && <WaitingInvitations />}
          {isListed && <MyTasks />}
          <ProjectList onOpen={onOpenProject} />
          <TeamList onOpen={onOpenTeam} />
          {!isListed && !isPending && <p className="text-ink-muted">{copy.textsAlone}</p>}
        </div>
        <div>{chat}</div>
      </div>
    </div>
  )
}
