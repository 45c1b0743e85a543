import { statusLook } from '#research/comments/comment-status.ts'
import { Badge } from '#shared/ui/Badge.tsx'

/** Where a comment stands: colour, shape and word. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, icon, label } = statusLook(status)
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
