import { useState } from 'react'

const start = {
  banner: false,
  narrow: false,
  large: false,
  reverse: false,
  moveCard: false,
  takeNote: false,
  takeRow: false,
  rename: false,
  moving: false,
}
export type BenchSwitch = keyof typeof start
export const benchSwitches = Object.keys(start) as BenchSwitch[]

/** Everything that can be changed about the page under test. `generation` grows each time its cards are made anew. */
export function useBench() {
  const [switches, setSwitches] = useState(start)
  const [generation, setGeneration] = useState(1)
  return {
    ...switches,
    generation,
    turn: (name: BenchSwitch) => setSwitches((before) => ({ ...before, [name]: !before[name] })),
    renew: () => setGeneration((before) => before + 1),
    reset: () => {
      setSwitches(start)
      setGeneration(1)
    },
  }
}
export type Bench = ReturnType<typeof useBench>
