import { useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import type { Bench } from './bench-state.ts'
import { benchCopy as copy, items } from './bench.copy.ts'
import { BenchDrawing } from './BenchDrawing.tsx'
import { MovingBox } from './MovingBox.tsx'

const lines = Array.from({ length: 40 }, (_, index) => `${items[index % items.length] ?? ''}, line ${index + 1}`)

function MovedCard() {
  return (
    <Card title={copy.card}>
      <p className="mb-3">{copy.cardText}</p>
      <Button size="small">{copy.cardAction}</Button>
    </Card>
  )
}

/** Things that scroll, vanish, move, open and come again. */
export function BenchThings({ bench }: { bench: Bench }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="space-y-6">
      {!bench.moveCard && <MovedCard />}
      <Card title={copy.inner}>
        <ScrollBox label={copy.lines} className="h-48 space-y-2 overflow-y-auto rounded-control border border-line p-3">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ScrollBox>
      </Card>
      {!bench.takeNote && (
        <Card title={copy.note}>
          <p>{copy.noteText}</p>
        </Card>
      )}
      <Card title={copy.renewed}>
        <ul key={bench.generation} className="flex flex-wrap gap-2">
          {['Alpha', 'Beta', 'Gamma'].map((name) => (
            <li key={name} className="rounded-control border border-line px-4 py-3">
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <MovingBox isMoving={bench.moving} />
      <Card title={copy.drawing}>
        <BenchDrawing />
      </Card>
      <Card title={copy.dialog}>
        <Button size="small" onClick={() => setOpen(true)}>
          {copy.openDialog}
        </Button>
      </Card>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.dialogTitle}>
        <p className="mb-4">{copy.dialogText}</p>
        <ul className="space-y-2">
          {items.map((item) => (
            <li key={item} className="rounded-control border border-line px-4 py-3">
              {item} in the dialog
            </li>
          ))}
        </ul>
      </Dialog>
      {bench.moveCard && <MovedCard />}
    </div>
  )
}
