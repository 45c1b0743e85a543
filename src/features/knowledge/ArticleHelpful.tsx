import { useState } from 'react'

import { helpApi } from '#contract/help.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'

import { knowledgeCopy as copy } from './knowledge.copy.ts'

/** One question below an article; the answer goes the way of all feedback. */
export function ArticleHelpful({ title }: { title: string }) {
  const { persona } = usePersona()
  const [isSent, setSent] = useState(false)
  const { mutateAsync, isError } = useApiMutation(helpApi.feedback, { onSuccess: () => setSent(true) })
  const [send, isSending] = useOnce((isHelpful: boolean) =>
    mutateAsync({
      body: {
        type: 'other',
        title: `Article: ${title}`,
        body: isHelpful ? 'This article was helpful.' : 'This article was not helpful.',
        route: paths.knowledgeBase(),
        persona,
      },
    }),
  )
  return (
    <div role="status" className="mt-8 flex flex-wrap items-center gap-2 border-t border-line pt-4 print:hidden">
      {isSent ? (
        <p className="text-ink-muted">{copy.thanks}</p>
      ) : (
        <>
          <p className="mr-2 text-ink-muted">{isError ? copy.helpfulFailed : copy.helpful}</p>
          <Button size="small" aria-disabled={isSending || undefined} onClick={() => send(true)}>
            {copy.yes}
          </Button>
          <Button size="small" aria-disabled={isSending || undefined} onClick={() => send(false)}>
            {copy.no}
          </Button>
        </>
      )}
    </div>
  )
}
