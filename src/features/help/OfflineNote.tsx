import { Notice } from '#shared/ui/Notice.tsx'

import { supportCopy } from './support.copy.ts'
import { useOnline } from '#shared/browser/use-online.ts'

const copy = supportCopy.offline

/** Without a network one can still write: what is kept, and that it waits for a click and not for the network. */
export function OfflineNote() {
  const { isOnline, isBack } = useOnline()
  if (!isOnline) {
    return (
      <Notice tone="warning" title={copy.title}>
        {copy.body}
      </Notice>
    )
  }
  return isBack ? <Notice title={copy.back}>{copy.backBody}</Notice> : null
}
