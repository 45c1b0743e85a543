import { Paperclip } from 'lucide-react'

import { attachmentAddress } from './attachment-address.ts'
import { commentsCopy as copy } from './comments.copy.ts'

/** A file that came with a comment or a reply; only words where its address should not be followed. */
export function AttachmentLink({ address }: { address: string }) {
  const words = (
    <>
      <Paperclip size={12} aria-hidden />
      {copy.attachment}
    </>
  )
  const look = 'mt-0.5 inline-flex items-center gap-1 text-xs'
  const target = attachmentAddress(address)
  if (!target) return <span className={`${look} text-ink-muted`}>{words}</span>
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={`${look} text-accent hover:underline`}>
      {words}
    </a>
  )
}
