import { useState } from 'react'

import { attachmentAddress } from '../attachment-address.ts'
import { AttachmentLink } from '../AttachmentLink.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'

/** A picture of our own server is shown in place; what is no picture, or comes from elsewhere, is a link. */
export function AttachmentPicture({ address }: { address: string }) {
  const [isPicture, setPicture] = useState(true)
  const target = attachmentAddress(address)
  if (!target?.isOwn || !isPicture) return <AttachmentLink address={address} />
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className="mt-1.5 block w-fit rounded-control">
      <img
        src={target.href}
        alt={copy.file}
        className="max-h-40 max-w-full rounded-control border border-line"
        onError={() => setPicture(false)}
      />
    </a>
  )
}
