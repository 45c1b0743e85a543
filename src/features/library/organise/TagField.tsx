import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'

type Props = {
  label?: string
  hint?: string
  entries: readonly { id: string; name: string }[]
  /** Without it there is nothing to type: entries can only be taken off. */
  onAdd?: (name: string) => void
  onRemove: (id: string) => void
}

const TAG_MAX = 60

/** Short words on a thing: each can be taken off, new ones are typed. */
export function TagField({ label = 'Tags', hint, entries, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    if (name !== '' && !entries.some((each) => each.name === name)) onAdd?.(name)
    setTyped('')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="space-y-2">
      {onAdd && (
        <TextField
          label={label}
          {...(hint !== undefined && { hint })}
          value={typed}
          maxLength={TAG_MAX}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={add}
        />
      )}
      {entries.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {entries.map(({ id, name }) => (
            <li key={id} className="flex max-w-full items-center rounded-control bg-surface-sunken pl-2.5">
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={`Take off ${name}`}
                onClick={() => onRemove(id)}
                className="grid size-7 shrink-0 place-items-center rounded-control text-ink-muted hover:text-ink pointer-coarse:size-11"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
