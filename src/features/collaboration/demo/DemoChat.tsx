import { SendHorizontal } from 'lucide-react'

import { AddField } from '#shared/forms/AddField.tsx'

import { people, type DemoAction, type DemoRoom } from './demo-room.ts'

type Props = { room: DemoRoom; send: (action: DemoAction) => void }

/** The talk of the demo: it stays on this page. */
export function DemoChat({ room, send }: Props) {
  return (
    <div className="space-y-4">
      <ul aria-live="polite" aria-label="Messages" className="space-y-2">
        {room.messages.map(({ id, by, text: said }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{people[by]}: </span>
            {said}
          </li>
        ))}
      </ul>
      {room.messages.length === 0 && <p className="text-ink-muted">Nobody has said anything yet.</p>}
      <AddField
        label="Message in the demo"
        maxLength={500}
        onAdd={(text) => send({ do: 'say', who: 'you', text })}
        action="Say"
        icon={SendHorizontal}
      />
    </div>
  )
}
