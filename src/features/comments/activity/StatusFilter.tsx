import { commentStatusSchema, type CommentStatus } from '#contract/comments.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { statusOptions } from '#research/comments/comment-status.ts'
import { commentsCopy as copy } from '../comments.copy.ts'

type Props = { status: CommentStatus | undefined; onChange: (status: CommentStatus | undefined) => void }

const options = [{ value: '', label: copy.allStatus }, ...statusOptions]

/** Which comments an admin looks at. */
export function StatusFilter({ status, onChange }: Props) {
  return (
    <SelectField
      label={copy.statusFilter}
      labelHidden
      className="w-38"
      options={options}
      value={status ?? ''}
      onChange={(event) => onChange(commentStatusSchema.safeParse(event.target.value).data)}
    />
  )
}
