import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { chatCopy as copy } from './chat.copy.ts'
import { placeOfMention, useMentionedMessage } from './mentioned-message.ts'

/** Over the team's page, when a mention of another chat led to it: the way on to the message itself. */
export function MentionNotice() {
  const mention = useMentionedMessage()
  const to = mention && placeOfMention(mention)
  if (to === undefined) return null
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 pt-6 sm:px-6">
      <Notice
        action={
          <ButtonLink to={to} state={{ mention }}>
            {copy.openMessage}
          </ButtonLink>
        }
      >
        {copy.mentionedElsewhere}
      </Notice>
    </div>
  )
}
