import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** What stands there where nobody keeps links, referrals and payouts: why, and whom to ask. */
export function NoProgramme({ title }: { title: string }) {
  return (
    <ListFrame>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={copy.noProgramme}
        action={
          <Link to={paths.supportCenter()} className="text-accent underline">
            {copy.askForIt}
          </Link>
        }
      >
        {copy.noProgrammeBody}
      </EmptyState>
    </ListFrame>
  )
}
