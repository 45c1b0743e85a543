import { LogOut, UserMinus } from 'lucide-react'

import type { ProjectDetail, ProjectMember } from '#contract/projects.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useProjectTasks } from '#research/projects/project-tasks.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { rightsOver, roleOptions } from './member-rights.ts'
import { projectTeamCopy as copy } from './project-team.copy.ts'
import { useLeave, useRemoveMember, useSetRole } from './project-team.mutations.ts'
import { ShareField } from './ShareField.tsx'

type Props = { project: ProjectDetail; members: readonly ProjectMember[]; onLeft: () => void }

const TICK_MS = 60_000

/** The people of a project with role and share. Only what somebody may do has a control. */
export function PeopleTable({ project, members, onLeft }: Props) {
  const { projectId } = project
  const { user } = useSession()
  const now = useNow(TICK_MS)
  const tasks = useProjectTasks(projectId).data ?? []
  const setRole = useSetRole()
  const removal = useRemoveMember()
  const leaving = useLeave()
  const openOf = (userId: string) =>
    tasks.filter(({ assignees, completedAt }) => !completedAt && assignees.length === 1 && assignees[0] === userId)
      .length

  // Nothing here is disabled while it is sent: that would take the focus from the hand that is on it.
  const changeRole = (userId: string, role: string) => {
    if (!setRole.isPending) setRole.mutate({ params: { projectId, userId }, body: { role } })
  }
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
    <Table
      caption={copy.people}
      rows={members}
      rowKey={({ userId }) => userId}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ userId, name, email, through }) => (
            <>
              {name} {userId === user?.id && <Badge>you</Badge>}
              {email && <span className="block text-ink-muted">{email}</span>}
              <Badge className="mt-1">{copy.through[through] ?? through}</Badge>
            </>
          ),
        },
        {
          key: 'role',
          header: copy.role,
          width: '9rem',
          cell: (member) =>
            rightsOver(project, user?.id, member).mayChangeRole ? (
              <SelectField
                label={`Role of ${member.name}`}
                labelHidden
                options={roleOptions(member.role)}
                value={member.role}
                aria-disabled={setRole.isPending || undefined}
                onChange={({ target }) => changeRole(member.userId, target.value)}
              />
            ) : (
              member.role
            ),
        },
        {
          key: 'share',
          header: copy.share,
          width: '10rem',
          cell: (member) => {
            if (member.role === 'reader') return <span className="text-ink-muted">reads</span>
            if (rightsOver(project, user?.id, member).mayShare) {
              return <ShareField projectId={projectId} member={member} />
            }
            return member.share == null ? copy.evenly : `${member.share} %`
          },
        },
        {
          key: 'active',
          header: 'Last active',
          width: '8rem',
          cell: ({ lastActiveAt }) => (lastActiveAt ? relativeTime(lastActiveAt, now) : 'not yet'),
        },
        {
          key: 'actions',
          header: <span className="sr-only">Actions</span>,
          width: '4rem',
          align: 'right',
          cell: (member) => {
            const may = rightsOver(project, user?.id, member)
            return (
              <>
                {may.mayRemove && (
                  <IconButton
                    label={`${copy.remove}: ${member.name}`}
                    icon={UserMinus}
                    size="small"
                    aria-disabled={isActing || undefined}
                    onClick={() => act('remove', member)}
                  />
                )}
                {may.mayLeave && (
                  <IconButton
                    label={copy.leave}
                    icon={LogOut}
                    size="small"
                    aria-disabled={isActing || undefined}
                    onClick={() => act('leave', member)}
                  />
                )}
              </>
            )
          },
        },
      ]}
    />
  )
}
