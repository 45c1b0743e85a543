import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { sharedCopy as copy } from './shared.copy.ts'
import { SharedSearch } from './SharedSearch.tsx'

/** The same with an account: the query can be put into one's own search. */
export function SharedInWorkspace({ token }: { token: string }) {
  return (
    <SharedSearch
      token={token}
      wayOut={<ButtonLink to={paths.search()}>{copy.toSearch}</ButtonLink>}
      runYourself={(query) => <ButtonLink to={paths.search({ q: query })}>{copy.runYourself}</ButtonLink>}
    />
  )
}
