import { useSyncExternalStore } from 'react'

const titleNow = () => document.title.replace(/ · Roadrunner$/, '')

function watchTitle(onChange: () => void) {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => watcher.disconnect()
}

/** What the page calls itself. One that comes after help was opened says it late. */
export const usePageTitle = () => useSyncExternalStore(watchTitle, titleNow)
