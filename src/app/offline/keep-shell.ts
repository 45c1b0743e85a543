/** The file that `.ci/check/offline-shell.ts` makes of `shell.worker.ts`. */
const FILE = 'shell.js'

/**
 * Keeps the files of the product in this browser, once the page has nothing else to do. Only for people who work from what
 * this browser keeps: for everybody else a page without its server is of no use. A browser that refuses has none.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCKS === 'worker' || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}${FILE}`).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 })
  else setTimeout(register, 2000)
}
