import { usePlan } from '#platform/access/subscription.queries.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { useBench } from './bench-state.ts'
import { benchCopy as copy } from './bench.copy.ts'
import { AnchorLog } from './AnchorLog.tsx'
import { BenchControls } from './BenchControls.tsx'
import { BenchReading } from './BenchReading.tsx'
import { BenchThings } from './BenchThings.tsx'

/** Everything that comments have to hold on to, and the means to pull it away. */
export function CommentTestBench() {
  const bench = useBench()
  const { user } = useSession()
  const { plan, isPending } = usePlan()
  const seesComments = plan === 'tester' || isAdmin(user)
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 py-8 sm:px-6">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <div className="space-y-6">
        {!isPending && <Notice>{seesComments ? copy.how : copy.forTesters}</Notice>}
        <BenchControls bench={bench} />
        <div className="sticky top-bar z-10 rounded-control border border-line bg-surface-sunken px-4 py-2 font-medium">
          {copy.sticky}
        </div>
        {bench.banner && (
          <div className="flex h-40 items-center justify-center rounded-card bg-evidence text-evidence-ink">
            {copy.bannerText}
          </div>
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          <BenchReading bench={bench} />
          <BenchThings bench={bench} />
        </div>
        <AnchorLog />
      </div>
    </div>
  )
}
