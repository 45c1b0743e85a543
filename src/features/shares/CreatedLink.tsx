import { Copy } from 'lucide-react'

import type { Share } from '#contract/shares.ts'
import { longDay } from '#shared/format/dates.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { copyLink } from './copy-link.ts'
import { linkAddress } from './link-address.ts'
import { sharesCopy as copy } from './shares.copy.ts'

/** The link, to be taken along. */
export function CreatedLink({ share, onClose }: { share: Share; onClose: () => void }) {
  const address = linkAddress(share) ?? ''
  const day = longDay(share.expiresAt)
  return (
    <div className="space-y-5">
      <TextField
        label={share.title}
        hint={`It ${day === '' ? copy.never : copy.until(day)}.`}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to={paths.settings('shared-links')} variant="ghost" onClick={onClose}>
          {copy.manage}
        </ButtonLink>
        <Button onClick={onClose}>{copy.close}</Button>
        <Button variant="primary" icon={Copy} onClick={() => void copyLink(address)}>
          {copy.copy}
        </Button>
      </div>
    </div>
  )
}
