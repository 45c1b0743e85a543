import { useQueryClient } from '@tanstack/react-query'

import { capabilitiesQuery, useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useKeepsAtSignOut } from '#platform/engine/at-sign-out.ts'
import { removeKeptHere } from '#platform/engine/browser-engine.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { fileSize } from '#research/files/file-size.ts'
import { messageOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { keptHereCopy as copy } from './kept-here.copy.ts'
import { useBrowserStorage } from './use-browser-storage.ts'

/** What this browser keeps because the server does not: how much, how safely, and what becomes of it. */
export function KeptHere() {
  const { isHere } = useCapabilities()
  const { user } = useSession()
  if (!isHere('documents') || !user) return null
  return <Kept userId={user.id} />
}

function Kept({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { found, isRefused, askToStay } = useBrowserStorage()
  const [keeps, setKeeps] = useKeepsAtSignOut(userId)

  const remove = async () => {
    if (!(await confirm({ ...copy.sure, destructive: true }))) return
    try {
      await removeKeptHere()
      // Asked first: it opens the engine anew, over an empty store.
      await client.refetchQueries({ queryKey: capabilitiesQuery().queryKey })
      toast({ title: copy.removed })
    } catch (error) {
      toast({ title: copy.notRemoved, description: messageOf(error, ''), variant: 'destructive' })
    }
    await client.invalidateQueries()
  }
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <p className="mt-3 text-ink-muted" role="status">
        {!found && copy.asking}
        {found && (found.bytes === null ? copy.unknown : copy.size(fileSize(found.bytes)))} {found?.stays && copy.stays}
      </p>
      {found && !found.stays && (
        <div className="mt-3">
          <Notice tone="warning" action={<Button onClick={askToStay}>{copy.ask}</Button>}>
            {isRefused ? copy.refused : copy.mayGo}
          </Notice>
        </div>
      )}
      <div className="mt-4">
        <Checkbox label={copy.keep} checked={keeps} onChange={setKeeps} />
        <p className="mt-0.5 text-ink-muted">{copy.keepHint}</p>
      </div>
      <div className="mt-4">
        <Button onClick={() => void remove()}>{copy.remove}</Button>
      </div>
    </Card>
  )
}
