import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'

import { ChatPanel } from '#features/collaboration/chat/ChatPanel.tsx'
import { CollaborationHome } from '#features/collaboration/start/CollaborationHome.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const room = useMemo(() => ({ kind: 'global' as const }), [])
  return (
    <CollaborationHome
      onOpenTeam={(id) => void navigate(paths.team(id))}
      onOpenProject={(id) => void navigate(paths.project(id))}
      chat={<ChatPanel room={room} label="Chat with everybody" />}
    />
  )
}
