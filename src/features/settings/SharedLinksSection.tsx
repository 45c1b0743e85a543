import { Link2Off } from 'lucide-react'

import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { settingsCopy } from './settings.copy.ts'

/** Sharing is not built yet, and this says so. */
export function SharedLinksSection() {
  const { links } = settingsCopy
  return (
    <Card title={links.title}>
      <EmptyState title={links.empty} icon={Link2Off}>
        {links.body}
      </EmptyState>
    </Card>
  )
}
