import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

import { ChatPanel } from '#features/collaboration/chat/ChatPanel.tsx'
import { InviteView } from '#features/collaboration/teams/InviteView.tsx'
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
    <CapabilityGate capability="collaboration" title="Team">
      {invite !== null && <InviteView token={invite} onJoined={toHome} />}
      {/* The plain address shows a team without changing: a mention leads to /team and stays there. */}
      {invite === null && teamId === undefined && (
        <TeamChooser>{(id) => <Team key={id} teamId={id} onLeft={toHome} />}</TeamChooser>
      )}
      {invite === null && teamId !== undefined && <Team key={teamId} teamId={teamId} onLeft={toHome} />}
    </CapabilityGate>
  )
}

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
