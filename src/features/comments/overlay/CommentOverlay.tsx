import { createPortal } from 'react-dom'

import type { User } from '#contract/auth.ts'

import { useCommentPlace } from './comment-place.ts'
import { OverlayBody } from './OverlayBody.tsx'
import { useOverlayHost } from './use-overlay-host.ts'

type Props = { user: User; onLeave: () => void }

/** Comments on the page that is open. It stands beside the page and not around it: what it does not draw, it does not touch. */
export function CommentOverlay({ user, onLeave }: Props) {
  const place = useCommentPlace()
  const { host, isInDialog } = useOverlayHost()
  if (!host) return null
  const key = `${place.page}/${place.subpage ?? ''}`
  return createPortal(
    <OverlayBody key={key} user={user} place={place} isInDialog={isInDialog} onLeave={onLeave} />,
    host,
  )
}
