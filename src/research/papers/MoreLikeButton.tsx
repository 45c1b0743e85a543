import { Waypoints } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Looks for papers that are like these, that they cite, or that cite them. Not there where the server cannot. */
export function MoreLikeButton({ papers }: { papers: readonly Pick<Paper, 'id' | 'title'>[] }) {
  if (!useCapabilities().has('graph')) return null
  const seeds = papers.map(({ id, title }) => ({ id, title }))
  return (
    <Button icon={Waypoints} onClick={() => openDialog({ name: 'more-like', seeds })}>
      Find more like {papers.length === 1 ? 'this' : 'these'}
    </Button>
  )
}
