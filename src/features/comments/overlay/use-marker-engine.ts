import { useCallback, useEffect, useRef, useState } from 'react'

import { createMarkerEngine, type MarkerEngine, type States } from './marker-engine.ts'
import type { Mark } from './marker-entry.ts'

const none: States = new Map()

/** The engine of one page: `layer` is where markers are drawn, `register` hands it the element that draws a mark. */
export function useMarkerEngine(marks: readonly Mark[]) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [states, setStates] = useState<States>(none)
  const [engine, setEngine] = useState<MarkerEngine>()
  const nodes = useRef(new Map<string, HTMLElement>())

  useEffect(() => {
    if (!layer) return undefined
    const mine = createMarkerEngine({ layer, onStates: setStates })
    // The engine is an outside thing that lives as long as its layer.
    // oxlint-disable-next-line react/set-state-in-effect
    setEngine(mine)
    return () => {
      mine.destroy()
      setEngine(undefined)
    }
  }, [layer])
  useEffect(() => {
    engine?.setMarks(marks)
    for (const [id, node] of nodes.current) engine?.setNode(id, node)
  }, [engine, marks])

  const register = useCallback(
    (id: string, node: HTMLElement | null) => {
      if (node) nodes.current.set(id, node)
      else nodes.current.delete(id)
      engine?.setNode(id, node)
    },
    [engine],
  )
  const nodeOf = useCallback((id: string) => nodes.current.get(id), [])
  return { setLayer, states, engine, register, nodeOf }
}
