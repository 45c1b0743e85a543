import { CheckCheck, ChevronRight } from 'lucide-react'
import { memo } from 'react'

import { useOnce } from '#shared/browser/use-once.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { Group } from './groups.ts'
import { notificationsCopy as copy } from './notifications.copy.ts'
import { useMarkManyRead } from './notifications.mutations.ts'
import { shortened } from './shown-text.ts'

type Props = {
  group: Group
  isOpen: boolean
  now: number
  onToggle: (id: string) => void
  holdFocus: () => void
}

/** Many about one thing in one line: how many, what the last one said, and all of them on a click. */
export const GroupHead = memo(function GroupHead({ group, isOpen, now, onToggle, holdFocus }: Props) {
  const { id, about, members } = group
  const [last] = members
  const { mutateAsync } = useMarkManyRead()
  const [markRead, isMarking] = useOnce(async () => {
    holdFocus()
    await mutateAsync(members.filter(({ isRead }) => !isRead).map((member) => member.id))
  })
  return (
    <div className="flex gap-3 py-3 pr-2 pl-4">
      <button
        type="button"
        aria-expanded={isOpen}
        className="group flex min-w-0 flex-1 gap-3 rounded-control text-left"
        onClick={() => onToggle(id)}
      >
        <ChevronRight
          size={16}
          aria-hidden
          className={classNames('mt-0.5 shrink-0 text-ink-muted transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere group-hover:underline">
            {copy.many(members.length, shortened(about))}
          </span>
          {last && !isOpen && (
            <span className="mt-0.5 line-clamp-2 block wrap-anywhere text-ink-muted">
              {shortened(last.message || last.title)}
            </span>
          )}
          {last && (
            <time dateTime={last.createdAt} className="mt-1 block text-xs text-ink-muted">
              {relativeTime(last.createdAt, now)}
            </time>
          )}
        </span>
      </button>
      {members.some(({ isRead }) => !isRead) && (
        <IconButton
          size="small"
          label={copy.markTheseRead}
          icon={CheckCheck}
          busy={isMarking}
          onClick={() => markRead()}
        />
      )}
    </div>
  )
})
