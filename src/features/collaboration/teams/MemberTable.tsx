import { Crown, Download, LogOut, UserMinus } from 'lucide-react'

import { teamsApi, type TeamMember } from '#contract/teams.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { callApi } from '#shared/api/call-api.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { PeopleTable } from '../people/PeopleTable.tsx'
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

const roles = [
  { value: 'member', label: 'member' },
  { value: 'admin', label: 'admin' },
]

/** The people of a team. Only what somebody may do has a button; what it entails is said before. */
export function MemberTable({ teamId, teamName, ownRole, members, onLeft }: Props) {
  const setRole = useSetRole()
  const removal = useRemoveMember()
  const transfer = useTransfer()
  const leaving = useLeave()

  const consequence = async (member: TeamMember, who: string) =>
    departureWords(await callApi(teamsApi.departure, { params: { teamId, userId: member.userId } }), who)

  const [act, isActing] = useOnce(async (what: 'remove' | 'transfer' | 'leave', member: TeamMember) => {
    try {
      if (what === 'transfer') {
        const isSure = await confirm({
          title: `Make ${member.name} the owner?`,
          body: `The team “${teamName}”, its plan and its bill pass to ${member.name}. You stay as an admin and cannot undo this yourself.`,
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
      <PeopleTable
        caption={copy.members}
        people={members}
        rolesFor={(member, ownId) => (rightsOver(ownRole, ownId, member).mayChangeRole ? roles : undefined)}
        isChangingRole={setRole.isPending}
        onRole={(userId, role) => setRole.mutate({ params: { teamId, userId }, body: { role } })}
        actionsOn={(member, ownId) => {
          const { mayTransfer, mayRemove, mayLeave } = rightsOver(ownRole, ownId, member)
          return [
            mayTransfer && {
              label: `${copy.transfer}: ${member.name}`,
              icon: Crown,
              onAct: () => act('transfer', member),
            },
            mayRemove && {
              label: `${copy.remove}: ${member.name}`,
              icon: UserMinus,
              onAct: () => act('remove', member),
            },
            mayLeave && { label: copy.leave, icon: LogOut, onAct: () => act('leave', member) },
          ]
        }}
        isActing={isActing}
      />
      {ownRole === 'owner' && <p className="mt-2 text-ink-muted">{copy.lastOwner}</p>}
    </div>
  )
}
