import { Pause, Play, RotateCcw, StepForward } from 'lucide-react'
import { useEffect, useReducer, useState, type ReactNode } from 'react'

import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { decidedOf, emptyRoom, nextRoom, people, script } from './demo-room.ts'
import { DemoBoard } from './DemoBoard.tsx'
import { DemoChat } from './DemoChat.tsx'
import { DemoVotes } from './DemoVotes.tsx'

const STEP_MS = 2500

const marked = (title: string): ReactNode => (
  <span className="inline-flex items-center gap-2">
    {title} <Badge tone="yellow">Demo</Badge>
  </span>
)

/** A team that is invented and acts by a script. Nothing is sent and nothing is kept: leaving the page clears it. */
export function CollaborationDemo() {
  const [room, send] = useReducer(nextRoom, emptyRoom)
  const [isPlaying, setPlaying] = useState(false)
  const isOver = room.step >= script.length
  const runs = isPlaying && !isOver
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => send({ do: 'step' }), STEP_MS)
    return () => clearInterval(timer)
  }, [runs])
  const decided = decidedOf(room)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="space-y-6">
        <Card title={marked('Blind votes')}>
          <DemoVotes room={room} send={send} />
        </Card>
        <Card title={marked('Board')}>
          <DemoBoard room={room} send={send} />
        </Card>
        <Card title={marked('Milestone')}>
          <Progress
            value={decided}
            max={room.records.length}
            label={decided === room.records.length ? 'Records decided: reached' : 'Records decided'}
          />
        </Card>
      </div>
      <div className="space-y-6">
        <Card title={marked('Script')}>
          <div className="mb-4 flex flex-wrap gap-2">
            <Button size="small" icon={StepForward} aria-disabled={isOver} onClick={() => send({ do: 'step' })}>
              Step
            </Button>
            <Button size="small" icon={runs ? Pause : Play} aria-disabled={isOver} onClick={() => setPlaying(!runs)}>
              {runs ? 'Pause' : 'Play'}
            </Button>
            <Button
              size="small"
              icon={RotateCcw}
              onClick={() => {
                setPlaying(false)
                send({ do: 'reset' })
              }}
            >
              Reset
            </Button>
          </div>
          <ol className="space-y-1">
            {script.map(({ words }, index) => (
              <li
                key={words}
                aria-current={index === room.step ? 'step' : undefined}
                className={index === room.step ? 'font-semibold' : 'text-ink-muted'}
              >
                {words}
                {index < room.step && ' (done)'}
              </li>
            ))}
          </ol>
          <p role="status" className="mt-3 text-ink-muted">
            {room.step > 0 && `Last: ${script[room.step - 1]?.words ?? ''}.`}
          </p>
        </Card>
        <Card title={marked('Present')}>
          <ul className="flex flex-wrap gap-2">
            {room.present.map((who) => (
              <li key={who}>
                <Badge tone="green">{people[who]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={marked('Chat')}>
          <DemoChat room={room} send={send} />
        </Card>
      </div>
    </div>
  )
}
