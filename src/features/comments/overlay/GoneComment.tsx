import { useDraft } from '#platform/drafts/use-draft.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { overlayCopy as copy } from './overlay.copy.ts'

/** What is left of a comment that went away elsewhere: the word that it did, and what was typed to it. */
export function GoneComment({ id }: { id: string }) {
  const [reply] = useDraft('comment-reply', id, '')
  return (
    <div className="space-y-3 p-4">
      <Notice>{copy.gone}</Notice>
      {reply.trim() !== '' && <TextAreaField label={copy.goneReply} value={reply} readOnly />}
    </div>
  )
}
