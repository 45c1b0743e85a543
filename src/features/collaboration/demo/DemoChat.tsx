import { useState, type FormEvent } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { people, type DemoAction, type DemoRoom } from './demo-room.ts'

type Props = { room: DemoRoom; send: (action: DemoAction) => void }

/** The talk of the demo: it stays on this page. */
export function DemoChat({ room, send }: Props) {
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    send({ do: 'say', who: 'you', text: text.trim() })
    setText('')
  }
  return (
    <div className="space-y-4">
      <ul aria-live="polite" aria-label="Messages" className="space-y-2">
        {room.messages.map(({ id, by, text: said }) => (
          <li key={id} className="break-words">
            <span className="font-semibold">{people[by]}: </span>
            {said}
          </li>
        ))}
      </ul>
      {room.messages.length === 0 && <p className="text-ink-muted">Nobody has said anything yet.</p>}
      <form onSubmit={handleSubmit} className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Message in the demo"
          maxLength={500}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Say</Button>
      </form>
    </div>
  )
}
