import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { paths } from '#shared/paths.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { publicationsCopy as copy } from './publications.copy.ts'

type Props = { paper: Paper; onRemove: () => void }

export function PublicationRow({ paper, onRemove }: Props) {
  const where = [paper.venue, paper.year].filter(Boolean).join(', ')
  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.document(paper.id)}
          className="font-serif text-base font-semibold wrap-anywhere hover:underline"
        >
          {paper.title}
        </Link>
        <p className="wrap-anywhere text-ink-muted">{authorsLine(paper.authors)}</p>
        {where !== '' && <p className="text-ink-muted">{where}</p>}
      </div>
      <IconButton label={copy.remove(paper.title)} icon={X} variant="ghost" size="small" onClick={onRemove} />
    </li>
  )
}
