import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { confirm } from '#platform/dialogs/confirm.ts'
import type { SafeUrl } from '#shared/browser/safe-url.ts'

import { helpCopy } from './help.copy.ts'

const copy = helpCopy.leaving

type Props = { target: SafeUrl; className?: string; onLeave?: (() => void) | undefined; children: ReactNode }

/** A link that somebody else wrote: ours goes to the page, another host is named and asked about first. */
export function SafeLink({ target, className, onLeave, children }: Props) {
  if (target.kind === 'internal') {
    return (
      <Link to={target.path} className={className} onClick={onLeave}>
        {children}
      </Link>
    )
  }
  const { href, host } = target
  const handleClick = async (event: MouseEvent) => {
    event.preventDefault()
    const isYes = await confirm({ title: copy.title, body: copy.body(host), action: copy.action, cancel: copy.stay })
    if (isYes) window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => void handleClick(event)}
    >
      {children} <span className="text-ink-muted">({host})</span>
      <ExternalLink size={12} aria-hidden className="ml-1 inline align-baseline" />
    </a>
  )
}
