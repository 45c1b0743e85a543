import { memo, useEffect, useRef } from 'react'

import type { Comment } from '#contract/comments.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { statusLook } from '#research/comments/comment-status.ts'
import type { Point } from '../anchor/place.ts'
import { authorOf } from '../comment-author.ts'
import { markerShapes, markerTones } from './marker-look.ts'
import { overlayCopy as copy } from './overlay.copy.ts'
import { useMarkerDrag } from './use-marker-drag.ts'

type Props = {
  comment: Comment
  isOpen: boolean
  onOpen: (id: string) => void
  /** Dragged to a point of the window; absent where the person may not move it. */
  onMove: ((id: string, point: Point) => void) | undefined
  register: (id: string, node: HTMLElement | null) => void
}

/**
 * One comment on the page, small enough to leave the words beside it readable: its status in colour and shape, its word
 * where one looks. The engine moves the list item; this only follows a pointer that drags it.
 */
export const CommentMarker = memo(function CommentMarker({ comment, isOpen, onOpen, onMove, register }: Props) {
  const { id } = comment
  const item = useRef<HTMLLIElement>(null)
  const look = statusLook(comment.status)
  const Icon = look.icon
  const drag = useMarkerDrag((point) => onMove?.(id, point))
  useEffect(() => {
    register(id, item.current)
    return () => register(id, null)
  }, [id, register])
  return (
    <li ref={item} className="group/mark invisible absolute top-0 left-0 size-0 focus-within:z-[36]! hover:z-[36]!">
      <button
        type="button"
        data-comment-id={id}
        aria-label={copy.marker(authorOf(comment), look.label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(id)}
        {...(onMove && drag)}
        className={classNames(
          'group pointer-events-auto absolute -top-6 -left-1 inline-flex h-6 min-w-6 items-center justify-center gap-1 border-[1.5px] px-1 text-xs font-semibold whitespace-nowrap shadow-control group-data-flip/mark:right-0 group-data-flip/mark:left-auto',
          markerTones[look.tone],
          markerShapes[look.tone],
          isOpen && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
          onMove && 'cursor-grab touch-none active:cursor-grabbing',
        )}
      >
        <Icon size={14} strokeWidth={2.25} aria-hidden className="shrink-0" />
        <span aria-hidden className="hidden sm:group-hover:inline sm:group-focus-visible:inline">
          {look.label}
        </span>
      </button>
    </li>
  )
})
