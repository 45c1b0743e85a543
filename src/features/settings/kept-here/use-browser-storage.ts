import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const KEY = ['browser-storage']

/** What the browser says of the room that this site takes; null where it says nothing. */
async function look() {
  const storage = 'storage' in navigator ? navigator.storage : undefined
  const { usage } = (await storage?.estimate?.()) ?? {}
  return { bytes: usage ?? null, stays: (await storage?.persisted?.()) ?? false }
}

/** How much room this site takes in this browser, whether that stays, and a way to ask that it does. */
export function useBrowserStorage() {
  const client = useQueryClient()
  const [isRefused, setIsRefused] = useState(false)
  const { data } = useQuery({ queryKey: KEY, queryFn: look, staleTime: 0 })
  const askToStay = async () => {
    const isGranted = await navigator.storage?.persist?.().catch(() => false)
    setIsRefused(!isGranted)
    await client.invalidateQueries({ queryKey: KEY })
  }
  return { found: data, isRefused, askToStay: () => void askToStay() }
}
