import { Send } from 'lucide-react'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { chatCopy as copy } from './chat.copy.ts'
import { MESSAGE_MAX } from './chat-room.ts'
import { calledName, matchingNames, withName } from './mention.ts'

type Props = {
  /** The room, for the draft. */
  name: string
  label: string
  /** Names that can be called with @. */
  people: readonly string[]
  onSay: (text: string) => void
  onTyping: (isTyping: boolean) => void
}

/** Where one writes: Enter sends, Shift and Enter begin a line, @ offers names. */
export function ChatComposer({ name, label, people, onSay, onTyping }: Props) {
  const [text, setText, discard] = useDraft('chat-message', name, '')
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [isShut, setIsShut] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()

  const called = isShut ? undefined : calledName(text, caret)
  const offered = called === undefined ? [] : matchingNames(people, called)
  const over = text.length - MESSAGE_MAX
  const isEmpty = text.trim() === ''

  const send = () => {
    if (isEmpty || over > 0) return
    onSay(text.trim())
    onTyping(false)
    discard()
  }
  const take = (person: string) => {
    const next = withName(text, caret, person)
    setText(next.text)
    setCaret(next.caret)
    setActive(0)
    // The caret goes where the name ends, once the box shows the new text.
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
    box.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const person = offered[active] ?? offered[0]
    if (person !== undefined) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        setActive((active + step + offered.length) % offered.length)
        return
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault()
        take(person)
        return
      }
      if (event.key === 'Escape') {
        event.stopPropagation()
        setIsShut(true)
        return
      }
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={handleSubmit} className="relative flex items-end gap-2 border-t border-line p-3">
      {offered.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label="People"
          tabIndex={-1}
          className="absolute bottom-full left-3 z-layer mb-1 max-h-60 w-60 overflow-y-auto rounded-card bg-surface-raised p-1.5 shadow-float"
        >
          {offered.map((person, index) => (
            <div
              key={person}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onPointerDown={(event) => {
                event.preventDefault()
                take(person)
              }}
              className={classNames(
                'cursor-pointer rounded-control px-2.5 py-1.5',
                index === active && 'bg-accent-soft',
              )}
            >
              @{person}
            </div>
          ))}
        </div>
      )}
      <div className="min-w-0 flex-1">
        <TextAreaField
          ref={box}
          label={label}
          labelHidden
          rows={1}
          className="min-h-0"
          placeholder={copy.placeholder}
          value={text}
          {...(over > 0 && { error: copy.tooLong(over) })}
          aria-autocomplete="list"
          {...(offered.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` })}
          onChange={(event) => {
            setText(event.target.value)
            setCaret(event.target.selectionStart)
            setIsShut(false)
            setActive(0)
            onTyping(event.target.value.trim() !== '')
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => onTyping(false)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <Button type="submit" variant="primary" icon={Send} disabled={isEmpty || over > 0}>
        {copy.send}
      </Button>
    </form>
  )
}
