import { AdminPage } from '#features/admin/frame/AdminPage.tsx'
import { Organization } from '#features/admin/organization/Organization.tsx'
import { TeamsByTexts } from '#features/admin/organization/TeamsByTexts.tsx'
import { Requests } from '#features/admin/support/Requests.tsx'
import { useNow } from '#shared/browser/use-now.ts'

import { Component as NotFound } from '../NotFoundPage.tsx'
import { useAddress } from './use-address.ts'

const TICK_MS = 60_000

export function Component() {
  const [address, onAddress] = useAddress()
  const now = useNow(TICK_MS)
  const isRequests = address.get('view') === 'requests'
  return (
    <AdminPage
      title={isRequests ? 'Contact requests' : 'Organization'}
      lead={
        isRequests
          ? 'What came through Contact Sales for Team and Enterprise. State and note are for admins alone.'
          : 'Teams by organization and position in its hierarchy, with owners, seats, plans and invitations.'
      }
      place={isRequests ? 'requests' : 'organization'}
      notFound={<NotFound />}
      withTexts={!isRequests && <TeamsByTexts />}
    >
      {(can) =>
        isRequests ? (
          <Requests address={address} onAddress={onAddress} now={now} canChange={can('requests')} />
        ) : (
          <Organization canChange={can('teams')} />
        )
      }
    </AdminPage>
  )
}
