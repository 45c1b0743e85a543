import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { safeUrl } from '#shared/browser/safe-url.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { panelsCopy as copy } from './panels.copy.ts'

type Props = {
  title: string
  /** Where it leads, if that is a place that is safe to go to. */
  url?: unknown
  note?: ReactNode
  before?: ReactNode
  after?: ReactNode
  onRemove?: () => void
}

/** An address as a link, where it may be one; else the words alone. */
function Title({ title, url }: { title: string; url: unknown }) {
  const target = safeUrl(url)
  const look = 'font-medium wrap-anywhere underline decoration-line-strong underline-offset-2 hover:text-accent'
  if (target?.kind === 'internal') {
    return (
      <Link to={target.path} className={look}>
        {title}
      </Link>
    )
  }
  if (target?.kind === 'external') {
    return (
      <>
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={look}>
          {title}
        </a>{' '}
        <span className="text-xs text-ink-muted">{target.host}</span>
      </>
    )
  }
  return <span className="font-medium wrap-anywhere">{title}</span>
}

/** One entry of a list that the person keeps. */
export function OwnItem({ title, url, note, before, after, onRemove }: Props) {
  return (
    <li className="flex items-start gap-2 py-2">
      {before}
      <div className="min-w-0 flex-1 py-1.5">
        <p>
          <Title title={title} url={url} />
        </p>
        {note !== undefined && note !== '' && <div className="mt-0.5 text-ink-muted">{note}</div>}
      </div>
      {after}
      {onRemove && <IconButton size="small" icon={X} label={copy.remove(title)} onClick={onRemove} />}
    </li>
  )
}
