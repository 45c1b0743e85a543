import { Check, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { Person } from '../beside/use-person.ts'
import { useDraft } from '../draft-context.ts'
import { commentsCopy as copy } from './comments.copy.ts'
import { MessageForm } from './MessageForm.tsx'
import { unmark } from './thread-places.ts'
import { removeMessage, removeThread, reopen, reply, resolve, type Message, type Thread } from './threads.ts'

type Props = { thread: Thread; person: Person; isCurrent: boolean; onShow: (() => void) | undefined }

/** One thread: the words it stands on, who said what, answering, closing and opening it again. */
export function ThreadCard({ thread, person, isCurrent, onShow }: Props) {
  const { id: draftId, threads, editor, canWrite } = useDraft()
  const [isReplying, setReplying] = useState(false)
  const { id, quote, messages, resolved } = thread

  const remove = (message: Message) => {
    const isLast = messages.length === 1
    const key = `${id}/m/${message.id}`
    const kept = threads.get(key)
    // The words stay marked while it can be undone: without messages the thread is not shown.
    removeMessage(threads, message)
    const timer = isLast
      ? setTimeout(() => {
          removeThread(threads, id)
          if (!editor.isDestroyed) unmark(editor, id)
        }, 6000)
      : undefined
    toast({
      title: copy.removed,
      action: {
        label: copy.undo,
        onClick: () => {
          clearTimeout(timer)
          threads.set(key, kept)
        },
      },
    })
  }
  return (
    <li>
      <article
        aria-label={copy.thread(quote.slice(0, 60))}
        className={classNames(
          'space-y-2 rounded-card border bg-surface p-3',
          isCurrent ? 'border-accent' : 'border-line',
          resolved && 'bg-surface-sunken',
        )}
      >
        {onShow ? (
          <button
            type="button"
            dir="auto"
            className="line-clamp-2 border-l-2 border-line-strong pl-2 text-left font-serif text-ink-muted hover:text-ink hover:underline"
            onClick={onShow}
          >
            {quote}
          </button>
        ) : (
          <p dir="auto" className="line-clamp-2 border-l-2 border-line pl-2 font-serif text-ink-muted">
            <s>{quote}</s> <span className="sr-only">{copy.orphaned}</span>
          </p>
        )}
        <ul className="space-y-2">
          {messages.map((message) => (
            <li key={message.id} className="group">
              <div className="flex items-center gap-2">
                <span className="font-medium">{message.by.name}</span>
                <time dateTime={message.at} className="text-xs text-ink-muted">
                  {relativeTime(message.at)}
                </time>
                <span className="flex-1" />
                {canWrite && message.by.id === person.id && (
                  <IconButton size="small" icon={Trash2} label={copy.remove} onClick={() => remove(message)} />
                )}
              </div>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {message.text}
              </p>
            </li>
          ))}
        </ul>
        {resolved && <p className="text-xs text-ink-muted">{copy.resolvedBy(resolved.by.name)}</p>}
        {canWrite && (
          <div className="flex flex-wrap gap-1">
            {resolved ? (
              <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => reopen(threads, id)}>
                {copy.reopen}
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  variant="ghost"
                  aria-expanded={isReplying}
                  onClick={() => setReplying(!isReplying)}
                >
                  {copy.reply}
                </Button>
                <Button size="small" variant="ghost" icon={Check} onClick={() => resolve(threads, id, person)}>
                  {copy.resolve}
                </Button>
              </>
            )}
          </div>
        )}
        {isReplying && canWrite && !resolved && (
          <MessageForm
            target={`${draftId}/${id}`}
            label={copy.replyLabel}
            action={copy.reply}
            onSend={(text) => {
              reply(threads, id, text, person)
              setReplying(false)
              return true
            }}
          />
        )}
      </article>
    </li>
  )
}
