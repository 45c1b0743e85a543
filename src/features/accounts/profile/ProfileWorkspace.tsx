import { useMemo, type ComponentProps } from 'react'

import type { User } from '#contract/auth.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ContributionCard } from './ContributionCard.tsx'
import { OthersSee } from './OthersSee.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileCopy as copy } from './profile.copy.ts'
import { profileOf } from './profile.form.ts'
import { PublicationsCard } from './PublicationsCard.tsx'
import { usePublications } from './use-publications.ts'

type Props = Pick<ComponentProps<typeof PublicationsCard>, 'picker'>

/** Everything of /profile. */
export function ProfileWorkspace({ picker }: Props) {
  const { user } = useSession()
  return user ? <Profile key={user.id} user={user} picker={picker} /> : null
}

function Profile({ user, picker }: Props & { user: User }) {
  const saved = useMemo(() => profileOf(user), [user])
  const edits = useEdits('profile', 'own', saved)
  const { ids } = usePublications()
  const { values, isChanged } = edits
  return (
    <ListFrame
      toolbar={<PageTitle lead={copy.lead}>{copy.title}</PageTitle>}
      detailsLabel={copy.others.title}
      details={<OthersSee user={user} values={values} isChanged={isChanged} publications={ids.length} />}
    >
      <div className="space-y-6">
        <ProfileForm edits={edits} />
        <PublicationsCard picker={picker} />
        <ContributionCard
          ownName={[saved.firstName, saved.lastName].filter(Boolean).join(' ') || (user.username ?? '')}
        />
      </div>
    </ListFrame>
  )
}
