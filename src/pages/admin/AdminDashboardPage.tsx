import { AdminPage } from '#features/admin/frame/AdminPage.tsx'
import { AdminLog } from '#features/admin/log/AdminLog.tsx'
import { Overview } from '#features/admin/overview/Overview.tsx'
import { People } from '#features/admin/people/People.tsx'
import { Support } from '#features/admin/support/Support.tsx'
import { Verifications } from '#features/admin/verifications/Verifications.tsx'
import { CommentCounts } from '#features/comment-board/CommentCounts.tsx'
import { useSession } from '#platform/session/session.queries.ts'
import { useNow } from '#shared/browser/use-now.ts'

import { Component as NotFound } from '../NotFoundPage.tsx'
import { useAddress } from './use-address.ts'

const TICK_MS = 60_000

/** Title and lead of each view; an unknown one is the overview. */
const views = {
  overview: {
    title: 'Admin dashboard',
    lead: 'Urgent matters come first. The server counts every figure from its own records; each one opens its list.',
  },
  people: { title: 'People', lead: 'Everybody with an account, their plan, and what they have used this month.' },
  verifications: {
    title: 'Student verifications',
    lead: 'Applications for the student price, longest waiting first.',
  },
  support: {
    title: 'Tickets and feedback',
    lead: 'What people wrote through Help. An answer reaches them behind their bell.',
  },
  log: {
    title: 'Admin log',
    lead: 'What admins changed, before and after. Entries are only ever added.',
  },
} as const
type View = keyof typeof views

export function Component() {
  const { user } = useSession()
  const [address, onAddress] = useAddress()
  const now = useNow(TICK_MS)
  const asked = address.get('view')
  const view = (Object.keys(views) as View[]).find((each) => each === asked) ?? 'overview'
  const common = { address, onAddress, now }
  return (
    <AdminPage
      {...views[view]}
      place={view}
      notFound={<NotFound />}
      withTexts={view === 'overview' && user && <CommentCounts userId={user.id} />}
    >
      {(can) => {
        switch (view) {
          case 'people':
            return <People {...common} canChange={can('users')} />
          case 'verifications':
            return <Verifications {...common} canDecide={can('verifications')} />
          case 'support':
            return <Support {...common} canChange={can('support')} />
          case 'log':
            return <AdminLog {...common} />
          case 'overview':
            return <Overview {...common} />
        }
      }}
    </AdminPage>
  )
}
