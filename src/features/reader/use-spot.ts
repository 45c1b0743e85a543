import { useState } from 'react'

import type { OpenSpot } from './SpotCard.tsx'
import type { Structure } from './use-structure.ts'

/** The reference or the figure that is looked at beside its mention. */
export function useSpot({ markers, mentions }: Structure) {
  const [spot, setSpot] = useState<OpenSpot>()
  const open = (key: string, at: OpenSpot['at']) => {
    const index = Number(key.slice(1))
    const marker = key.startsWith('r') ? markers[index] : undefined
    const mention = key.startsWith('c') ? mentions[index] : undefined
    if (marker) setSpot({ at, of: { kind: 'references', entries: marker.entries } })
    else if (mention) setSpot({ at, of: { kind: 'caption', caption: mention.caption } })
  }
  return { spot, open, close: () => setSpot(undefined) }
}
