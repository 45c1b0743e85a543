import { useQuery } from '@tanstack/react-query'
import { FolderKanban } from 'lucide-react'

import { mayEnter } from '#platform/access/plan-access.ts'
import { useSubscription } from '#platform/access/subscription.queries.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog, type AddToProjectRequest } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = { things: () => AddToProjectRequest['things']; isQuiet?: boolean }

/** Offered where there are projects to add to: on a server that has them, to people whose plan includes them. */
export function AddToProjectButton({ things, isQuiet = false }: Props) {
  const { data: capabilities } = useQuery(capabilitiesQuery())
  const { data: subscription } = useSubscription()
  if (!capabilities?.features.includes('collaboration') || !mayEnter(subscription, 'collaborate')) return null
  return (
    <Button
      icon={FolderKanban}
      {...(isQuiet && { variant: 'ghost', size: 'small' })}
      onClick={() => openDialog({ name: 'add-to-project', things: things() })}
    >
      Add to project
    </Button>
  )
}
