import { Suspense } from 'react'
import { useParams } from 'react-router-dom'

import { SharedForVisitors } from '#features/copilot/shared/SharedForVisitors.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { PublicHeader } from '#shared/ui/PublicHeader.tsx'

/** Most who come here read a session. */
const SharedSynthesis = lazyPart(
  async () => (await import('#features/syntheses/shared/SharedSynthesis.tsx')).SharedSynthesis,
)

export function Component() {
  const token = useParams()['token'] ?? ''
  return (
    <>
      <PublicHeader wide />
      <main>
        <SharedForVisitors
          key={token}
          token={token}
          synthesis={(shared, goOn) => (
            <Suspense>
              <SharedSynthesis shared={shared} goOn={goOn} />
            </Suspense>
          )}
        />
      </main>
    </>
  )
}
