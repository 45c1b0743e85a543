import { useState } from 'react'

import { forgetSharedLink, keptSharedLink } from '#platform/session/shared-link.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'

/** A shared link that was opened while signed in: it leads into the person's own workspace. */
export function SharedWithYou() {
  const [link, setLink] = useState(keptSharedLink)
  if (!link) return null
  const to = link.tool === 'search' ? paths.search({ shared: link.token }) : `${paths.copilot()}?shared=${link.token}`
  const dismiss = () => {
    forgetSharedLink()
    setLink(undefined)
  }
  return (
    <Card title={copy.shared}>
      <p>{link.tool === 'search' ? copy.sharedSearch : copy.sharedCopilot}</p>
      <div className="mt-4 flex gap-2">
        <ButtonLink to={to} variant="primary" onClick={forgetSharedLink}>
          {copy.openShared}
        </ButtonLink>
        <Button onClick={dismiss}>{copy.dismissShared}</Button>
      </div>
    </Card>
  )
}
