import { LogOut, UserMinus } from 'lucide-react'

import type { ProjectDetail, ProjectMember } from '#contract/projects.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useProjectTasks } from '#research/projects/project-tasks.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { PeopleTable } from '../people/PeopleTable.tsx'
import { rightsOver, roleOptions } from './member-rights.ts'
import { projectTeamCopy as copy } from './project-team.copy.ts'
import { useLeave, useRemoveMember, useSetRole } from './project-team.mutations.ts'
import { ShareField } from './ShareField.tsx'

type Props = { project: ProjectDetail; members: readonly ProjectMember[]; onLeft: () => void }

/** The people of a project with role and share. */
export function ProjectPeople({ project, members, onLeft }: Props) {
  const { projectId } = project
  const ownId = useSession().user?.id
  const tasks = useProjectTasks(projectId).data ?? []
  const setRole = useSetRole()
  const removal = useRemoveMember()
  const leaving = useLeave()
  const openOf = (userId: string) =>
    tasks.filter(({ assignees, completedAt }) => !completedAt && assignees.length === 1 && assignees[0] === userId)
      .length

  const [act, isActing] = useOnce(async (what: 'remove' | 'leave', { userId, name }: ProjectMember) => {
    const isSure = await confirm({
      title: what === 'leave' ? copy.leaveTitle : `Remove ${name}?`,
      body: copy.removeBody(openOf(userId)),
      action: copy[what],
      destructive: true,
    })
    if (!isSure) return
    if (what === 'leave') {
      await leaving.mutateAsync({ params: { projectId }, body: { clientKey: newKey() } })
      onLeft()
      return
    }
    await removal.mutateAsync({ params: { projectId, userId } })
    toast({ title: copy.removed(name) })
  })

  return (
    <PeopleTable
      caption={copy.people}
      people={members}
      rolesFor={(member) => (rightsOver(project, ownId, member).mayChangeRole ? roleOptions(member.role) : undefined)}
      isChangingRole={setRole.isPending}
      onRole={(userId, role) => setRole.mutate({ params: { projectId, userId }, body: { role } })}
      note={({ through }) => <Badge className="mt-1">{copy.through[through] ?? through}</Badge>}
      more={{
        key: 'share',
        header: copy.share,
        width: '10rem',
        cell: (member) => {
          if (member.role === 'reader') return <span className="text-ink-muted">reads</span>
          if (rightsOver(project, ownId, member).mayShare) return <ShareField projectId={projectId} member={member} />
          return member.share == null ? copy.evenly : `${member.share} %`
        },
      }}
      actionsOn={(member) => {
        const { mayRemove, mayLeave } = rightsOver(project, ownId, member)
        return [
          mayRemove && { label: `${copy.remove}: ${member.name}`, icon: UserMinus, onAct: () => act('remove', member) },
          mayLeave && { label: copy.leave, icon: LogOut, onAct: () => act('leave', member) },
        ]
      }}
      isActing={isActing}
    />
  )
}
