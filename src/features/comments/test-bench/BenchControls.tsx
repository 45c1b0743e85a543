import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { benchSwitches, type Bench } from './bench-state.ts'
import { benchCopy as copy } from './bench.copy.ts'

/** Buttons that shift, hide, move and make anew what comments stand on. */
export function BenchControls({ bench }: { bench: Bench }) {
  return (
    <Card title={copy.controls}>
      <div className="flex flex-wrap gap-2">
        {benchSwitches.map((name) => (
          <Button key={name} size="small" aria-pressed={bench[name]} onClick={() => bench.turn(name)}>
            {copy[name]}
          </Button>
        ))}
        <Button size="small" onClick={bench.renew}>
          {copy.renew}
        </Button>
        <Button size="small" variant="ghost" onClick={bench.reset}>
          {copy.reset}
        </Button>
      </div>
    </Card>
  )
}
