import { useEffect } from 'react'

import { createStore, useStore } from '#shared/browser/store.ts'

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

const current = createStore<PageContext>({})

export const setPageContext = current.set
export const readPageContext = current.get

export const useReadPageContext = () => useStore(current)

/** Describes the page for as long as it is shown. */
export function usePageContext(context: PageContext) {
  const text = JSON.stringify(context)
  useEffect(() => {
    setPageContext(JSON.parse(text) as PageContext)
    return () => setPageContext({})
  }, [text])
}
