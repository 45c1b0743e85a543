import { Crown, Download, LogOut, UserMinus } from 'lucide-react'

import { teamsApi, type TeamMember } from '#contract/teams.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { departureWords } from './departure-words.ts'
import { memberCsv } from './member-csv.ts'
import { useLeave, useRemoveMember, useSetRole, useTransfer } from './team.mutations.ts'
import { rightsOver } from './team-rights.ts'
import { teamsCopy as copy } from './teams.copy.ts'

type Props = {
  teamId: string
  teamName: string
  ownRole: string | null | undefined
  members: readonly TeamMember[]
  onLeft: () => void
}

const TICK_MS = 60_000
const roles = [
  { value: 'member', label: 'member' },
  { value: 'admin', label: 'admin' },
]

/** The people of a team. Only what somebody may do has a button; what it entails is said before. */
export function MemberTable({ teamId, teamName, ownRole, members, onLeft }: Props) {
  const { user } = useSession()
  const now = useNow(TICK_MS)
  const setRole = useSetRole()
  const removal = useRemoveMember()
  const transfer = useTransfer()
  const leaving = useLeave()

  const consequence = async (member: TeamMember, who: string) =>
    departureWords(await callApi(teamsApi.departure, { params: { teamId, userId: member.userId } }), who)

  // Nothing here is disabled while it is sent: that would take the focus from the hand that is on it.
  const changeRole = (userId: string, role: string) => {
    if (!setRole.isPending) setRole.mutate({ params: { teamId, userId }, body: { role } })
  }
  const [act, isActing] = useOnce(async (what: 'remove' | 'transfer' | 'leave', member: TeamMember) => {
    try {
      if (what === 'transfer') {
        const isSure = await confirm({
          title: `Make ${member.name} the owner?`,
          body: `The team “${teamName}”, its plan and its bill go over to ${member.name}. You stay as admin and cannot take it back by yourself.`,
          action: copy.transfer,
          destructive: true,
        })
        if (!isSure) return
        await transfer.mutateAsync({ params: { teamId }, body: { userId: member.userId } })
        toast({ title: copy.transferred(member.name) })
        return
      }
      const body = await consequence(member, what === 'leave' ? 'You' : member.name)
      const isSure = await confirm({
        title: what === 'leave' ? 'Leave this team?' : `Remove ${member.name}?`,
        body,
        action: what === 'leave' ? copy.leave : copy.remove,
        destructive: true,
      })
      if (!isSure) return
      if (what === 'leave') {
        await leaving.mutateAsync({ params: { teamId }, body: {} })
        onLeft()
      } else {
        await removal.mutateAsync({ params: { teamId, userId: member.userId } })
        toast({ title: copy.removed(member.name) })
      }
    } catch (error) {
      toast({
        title: copy.changeFailed,
        ...(error instanceof Error && { description: error.message }),
        variant: 'destructive',
      })
    }
  })
  const [exportCsv] = useOnce(async () => {
    saveFile(new File([await memberCsv(members)], `${teamName} people.csv`, { type: 'text/csv;charset=utf-8' }))
  })

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{copy.members}</h2>
        <Button size="small" icon={Download} onClick={() => exportCsv()}>
          CSV
        </Button>
      </div>
      <Table
        caption={copy.members}
        rows={members}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'name',
            header: 'Name',
            cell: ({ userId, name, email }) => (
              <>
                {name}
                {userId === user?.id && <Badge>you</Badge>}
                {email && <span className="block text-ink-muted">{email}</span>}
              </>
            ),
          },
          {
            key: 'role',
            header: copy.role,
            width: '9rem',
            cell: (member) =>
              rightsOver(ownRole, user?.id, member).mayChangeRole ? (
                <SelectField
                  label={`Role of ${member.name}`}
                  labelHidden
                  options={roles}
                  value={member.role}
                  aria-disabled={setRole.isPending || undefined}
                  onChange={({ target }) => changeRole(member.userId, target.value)}
                />
              ) : (
                member.role
              ),
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
            width: '7rem',
            align: 'right',
            cell: (member) => {
              const may = rightsOver(ownRole, user?.id, member)
              return (
                <span className="inline-flex gap-1">
                  {may.mayTransfer && (
                    <IconButton
                      label={`${copy.transfer}: ${member.name}`}
                      icon={Crown}
                      size="small"
                      aria-disabled={isActing || undefined}
                      onClick={() => act('transfer', member)}
                    />
                  )}
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
                </span>
              )
            },
          },
        ]}
      />
      {ownRole === 'owner' && <p className="mt-2 text-ink-muted">{copy.lastOwner}</p>}
    </div>
  )
}
