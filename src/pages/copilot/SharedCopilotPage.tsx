import { useParams } from 'react-router-dom'

import { SharedForVisitors } from '#features/copilot/shared/SharedForVisitors.tsx'
import { PublicHeader } from '#shared/ui/PublicHeader.tsx'

export function Component() {
  const token = useParams()['token'] ?? ''
  return (
    <>
      <PublicHeader wide />
      <main>
        <SharedForVisitors key={token} token={token} />
      </main>
    </>
  )
}
