import { useSearchParams } from 'react-router-dom'

import { CommentBoard } from '#features/comment-board/CommentBoard.tsx'
import { JumpButton } from '#features/comments/activity/JumpButton.tsx'
import { AttachmentLink } from '#features/comments/AttachmentLink.tsx'
import { useSession } from '#platform/session/session.queries.ts'

export function Component() {
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  if (!user) return null
  return (
    <CommentBoard
      user={user}
      address={address}
      onAddress={(next) => setAddress(next, { replace: true, preventScrollReset: true })}
      slots={{
        jump: ({ id, page, subpage }) => <JumpButton commentId={id} page={page} subpage={subpage} />,
        attachment: (imageUrl) => <AttachmentLink address={imageUrl} />,
      }}
    />
  )
}
