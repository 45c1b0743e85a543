import { useEffect, useSyncExternalStore } from 'react'

/** What a page tells the help assistant about itself. Route patterns and words of ours only, no text of the person. */
export type PageContext = {
  title?: string
  description?: string
  currentView?: string
  activeTab?: string
  availableActions?: readonly string[]
  selectedResources?: readonly string[]
  projectId?: string
}

let current: PageContext = {}
const listeners = new Set<() => void>()

export function setPageContext(next: PageContext) {
  current = next
  for (const listener of listeners) listener()
}
export const readPageContext = () => current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useReadPageContext = () => useSyncExternalStore(subscribe, readPageContext)

/** Describes the page for as long as it is shown. */
export function usePageContext(context: PageContext) {
  const text = JSON.stringify(context)
  useEffect(() => {
    setPageContext(JSON.parse(text) as PageContext)
    return () => setPageContext({})
  }, [text])
}
