import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useReviewAddress } from '../model/review-address.ts'
import { createExample } from './create-review.ts'
import { startCopy as copy } from './start.copy.ts'

/** Makes a review of bundled papers. */
export function ExampleButton({ kind }: { kind: 'systematic' | 'scoping' | 'collaborative' }) {
  const { user } = useSession()
  const client = useQueryClient()
  const { go } = useReviewAddress()
  const key = useRef(newKey())
  const [run, isRunning] = useOnce(async () => {
    try {
      const made = await createExample(user?.id ?? '', key.current, kind === 'scoping' ? 'scoping' : 'systematic')
      void invalidate(client, [synthesesApi.list])
      go({ id: made.id, stage: 'screening' })
    } catch (error) {
      toast({ title: copy.createFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <Button busy={isRunning} onClick={() => run()}>
      Try with example papers
    </Button>
  )
}
