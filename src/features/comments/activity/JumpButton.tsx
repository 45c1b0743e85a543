import { ArrowUpRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { addressOf } from '#research/comments/page-labels.ts'
import { Button } from '#shared/ui/Button.tsx'

import { commentsCopy as copy } from '../comments.copy.ts'
import { jumpToComment } from './jump-to-comment.ts'

type Props = { commentId: string; page: string; subpage?: string | null | undefined }

/** To the place that a comment stands on, and opens it there. Nothing where no page of ours is meant. */
export function JumpButton({ commentId, page, subpage }: Props) {
  const navigate = useNavigate()
  const address = addressOf({ commentPage: page, commentSubpage: subpage })
  if (address === undefined) return null
  const jump = () => void jumpToComment(commentId, () => void navigate(address))
  return (
    <Button size="small" variant="ghost" icon={ArrowUpRight} onClick={jump}>
      {copy.jump}
    </Button>
  )
}
