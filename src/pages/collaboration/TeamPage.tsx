import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

import { ChatPanel } from '#features/collaboration/chat/ChatPanel.tsx'
import { InviteView } from '#features/collaboration/teams/InviteView.tsx'
import { MentionNotice } from '#features/collaboration/chat/MentionNotice.tsx'
import { ListedTeam } from '#features/collaboration/teams/ListedTeam.tsx'
import { TeamChooser } from '#features/collaboration/teams/TeamChooser.tsx'
import { TeamView } from '#features/collaboration/teams/TeamView.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const { teamId } = useParams()
  const [search] = useSearchParams()
  const invite = search.get('invite')
  const toHome = () => void navigate(paths.collaborate())
  return (
    <>
      <MentionNotice />
      <CapabilityGate
        capability="collaboration"
        title="Team"
        otherwise={
          teamId === undefined ? (
            <TeamChooser>{(id) => <ListedTeam key={id} teamId={id} chat={<EverybodysChat />} />}</TeamChooser>
          ) : (
            <ListedTeam key={teamId} teamId={teamId} chat={<EverybodysChat />} />
          )
        }
      >
        {invite !== null && <InviteView token={invite} onJoined={toHome} />}
        {/* The plain address shows a team without changing: a mention leads to /team and stays there. */}
        {invite === null && teamId === undefined && (
          <TeamChooser>{(id) => <Team key={id} teamId={id} onLeft={toHome} />}</TeamChooser>
        )}
        {invite === null && teamId !== undefined && <Team key={teamId} teamId={teamId} onLeft={toHome} />}
      </CapabilityGate>
    </>
  )
}

const everybody = { kind: 'global' } as const

/** The texts know one chat besides those of projects: with everybody. */
const EverybodysChat = () => <ChatPanel room={everybody} label="Chat with everybody" />

function Team({ teamId, onLeft }: { teamId: string; onLeft: () => void }) {
  const room = useMemo(() => ({ kind: 'team' as const, id: teamId }), [teamId])
  return (
    <TeamView
      teamId={teamId}
      onLeft={onLeft}
      chat={({ name, members }) => (
        <ChatPanel room={room} label={`Chat of ${name}`} people={members.flatMap(({ username }) => username ?? [])} />
      )}
    />
  )
}
