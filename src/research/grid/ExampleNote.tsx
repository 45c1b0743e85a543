import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { synthesesApi } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { gridCopy as copy } from './grid.copy.ts'

/** Says of an example that it is one, and takes it away with one press. */
export function ExampleNote({ id }: { id: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [remove, isRemoving] = useOnce(async () => {
    try {
      await callApi(synthesesApi.remove, { params: { id } })
    } catch (error) {
      // Gone already is what was wanted.
      if (statusOf(error) !== 404) {
        toast({ title: copy.exampleStays, description: messageOf(error, ''), variant: 'destructive' })
        return
      }
    }
    await navigate(paths.synthesisHistory())
    toast({ title: copy.exampleRemoved })
    await invalidate(client, [synthesesApi.list])
  })
  return (
    <div className="mb-4">
      <Notice
        action={
          <Button size="small" icon={Trash2} isShort busy={isRemoving} onClick={remove}>
            {copy.removeExample}
          </Button>
        }
      >
        {copy.isExample}
      </Notice>
    </div>
  )
}
