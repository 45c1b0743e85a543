type Watch = (event: PopStateEvent) => void

let watch: Watch | undefined

/**
 * Lets one watcher see each step back or forward before the router does; it may stop the event there. A window calls its
 * listeners in the order in which they came, so this file is loaded before the router listens (see App.tsx).
 */
export function watchSteps(next: Watch): () => void {
  watch = next
  return () => {
    if (watch === next) watch = undefined
  }
}

if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => watch?.(event))
