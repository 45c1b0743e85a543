import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { outsideAddress } from '#research/papers/outside-address.ts'
import { paths } from '#shared/paths.ts'

type Props = { paper: Paper; isOutside: boolean; children: ReactNode }

const LOOK = 'break-words hover:text-accent hover:underline'

/** Leads to the reader, or to where the paper was published when it is in no library of the reader's. */
export function TitleLink({ paper, isOutside, children }: Props) {
  if (!isOutside) {
    return (
      <Link data-row-link to={paths.document(paper.id)} className={LOOK}>
        {children}
      </Link>
    )
  }
  const address = outsideAddress(paper)
  if (address === undefined) return children
  return (
    <a data-row-link href={address} target="_blank" rel="noopener noreferrer" className={LOOK}>
      {children}
      <ExternalLink size={16} role="img" aria-label="(opens in a new tab)" className="ml-1.5 inline align-baseline" />
    </a>
  )
}
