import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Comment } from '#contract/comments.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { isResolved, statusLook } from '#research/comments/comment-status.ts'
import { authorOf } from '../comment-author.ts'
import { useResolveComment } from '../comments.mutations.ts'
import { overlayCopy as copy } from './overlay.copy.ts'

type Props = {
  /** In the order of the page. */
  comments: readonly Comment[]
  openId: string | undefined
  onShow: (id: string) => void
  onOpen: (id: string) => void
  onClose: () => void
}

/**
 * The comments of the page beside it, for admins: it blocks nothing, and while it has the focus single keys go through
 * them. What is open comes first.
 */
export function TriagePanel({ comments, openId, onShow, onOpen, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const resolve = useResolveComment()
  const isDone = ({ status, isCleared }: Comment) => isCleared === true || isResolved(status)
  const shown = [...comments.filter((one) => !isDone(one)), ...comments.filter(isDone)]

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [])
  const go = (step: 1 | -1) => {
    const all = rows()
    const at = all.findIndex((row) => row === document.activeElement)
    const next = Math.min(Math.max(at + step, 0), all.length - 1)
    all[next]?.focus()
    const comment = shown[next]
    if (comment) onShow(comment.id)
  }
  const settle = (comment: Comment) => {
    if (isDone(comment)) return
    // It moves below: the focus stays with the next one.
    go(1)
    resolve.mutate(
      { params: { id: comment.id }, body: { status: 'resolved' } },
      { onSuccess: () => setSaid(copy.triageResolved(authorOf(comment))) },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const comment = shown[rows().findIndex((row) => row === document.activeElement)]
    const key = event.key.toLowerCase()
    if (key === 'j' || key === 'arrowdown') go(1)
    else if (key === 'k' || key === 'arrowup') go(-1)
    else if (key === 'r' && comment) onOpen(comment.id)
    else if (key === 'e' && comment) settle(comment)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section
      aria-label={copy.triage}
      className="pointer-events-auto flex max-h-[45vh] w-80 max-w-full flex-col rounded-card bg-surface-raised shadow-float"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-3">
        <h2 className="text-sm font-semibold">{copy.triage}</h2>
        <IconButton size="small" label={copy.close} icon={X} onClick={onClose} />
      </div>
      {shown.length === 0 && <p className="px-3 py-4 text-ink-muted">{copy.triageNone}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of the buttons in it, heard in one place. */}
      <ul ref={list} onKeyDown={onKeyDown} className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {shown.map((comment) => {
          const look = statusLook(comment.status)
          return (
            <li key={comment.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-current={comment.id === openId ? 'true' : undefined}
                onClick={() => onOpen(comment.id)}
                className={classNames(
                  'block w-full space-y-1 px-3 py-2 text-left outline-offset-[-2px] hover:bg-surface-sunken',
                  comment.id === openId && 'bg-accent-soft',
                )}
              >
                <span className="flex items-center gap-1.5 text-xs text-ink-muted">
                  <Badge tone={look.tone} icon={look.icon}>
                    {look.label}
                  </Badge>
                  <bdi className="truncate">{authorOf(comment)}</bdi>
                </span>
                <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                  {comment.content}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="px-3 pt-1.5 text-xs empty:hidden">
        {said}
      </p>
      <p role="alert" className="px-3 text-xs text-state-red empty:hidden">
        {resolve.isError ? copy.updateFailed : undefined}
      </p>
      <p className="px-3 py-1.5 text-xs text-ink-muted">{copy.triageHint}</p>
    </section>
  )
}
