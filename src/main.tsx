import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import '#app/styles.css'
import { App, openClient } from '#app/App.tsx'
import { watchTranslator } from '#app/crash/watch-translator.ts'
import type { Outside } from '#app/outside.ts'
import { preloadFirstPage } from '#app/preload.ts'
import { wait } from '#shared/browser/wait.ts'

/** Longer than this nobody waits in front of an empty page. */
const FIRST_PAGE_MS = 500

/** In the build that needs no server, the page answers itself. The branch is dead code in every other build. */
async function outside(): Promise<Outside> {
  if (import.meta.env.VITE_MOCKS === 'worker') {
    const { startInPageApi } = await import('#mocks/server/browser.ts')
    return startInPageApi()
  }
  return {}
}

async function boot() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place to draw in.')
  const found = import.meta.env.VITE_MOCKS === 'worker' ? await outside() : {}
  const client = openClient()
  // Drawn before its page is here, the app would show a placeholder that React then holds for 300 ms. The form that
  // stands there already stays until its page takes over from it, or could not be had.
  await Promise.race([preloadFirstPage(client), ...(root.hasChildNodes() ? [] : [wait(FIRST_PAGE_MS)])])
  createRoot(root).render(
    <StrictMode>
      <App client={client} {...found} />
    </StrictMode>,
  )
}

// A visit by an affiliate link. Few have one, so what tells the server of it is fetched for them alone.
const { search } = location
if (search.includes('ref=')) {
  void import('#platform/referral/record-visit.ts').then(
    ({ recordVisit }) => recordVisit(search),
    () => {},
  )
}
watchTranslator()
void boot()
