import { Users } from 'lucide-react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { isMine } from '../history/listed-rows.ts'
import { titleOf } from '../synthesis-title.ts'
import { useSyntheses } from '../syntheses.queries.ts'
import { AnalysesList } from './AnalysesList.tsx'
import { hubCopy as copy } from './hub.copy.ts'

/** What others share with me through a project, and what of mine stands in one. */
export function SharedAnalyses() {
  const read = useSyntheses()
  const { data, isPending, isError } = read
  const { mutate } = useApiMutation(synthesesApi.update, {
    invalidates: [synthesesApi.list, synthesesApi.get],
    onSuccess: () => void toast({ title: copy.takenOut }),
    onError: (problem) =>
      void toast({
        title: copy.takeOutFailed,
        description: messageOf(problem, copy.takeOutFailed),
        variant: 'destructive',
      }),
  })
  if (isPending) return <Skeleton shape="row" lines={6} />
  if (isError) return <ErrorCard title={copy.failed} of={read} />

  const takeOut = async (row: Synthesis) => {
    const isSure = await confirm({
      title: copy.takeOutTitle,
      body: copy.takeOutBody(titleOf(row)),
      action: copy.takeOut,
      destructive: true,
    })
    if (isSure) mutate({ params: { id: row.id }, body: { projectId: null } })
  }
  const mine = data.filter((row) => isMine(row) && row.projectId)
  return (
    <div className="space-y-10">
      <div>
        <h2 className="mb-2 text-lg font-semibold">{copy.withMe}</h2>
        <AnalysesList
          caption={copy.withMe}
          rows={data.filter((row) => !isMine(row))}
          withPeople
          empty={
            <EmptyState icon={Users} title={copy.withMeEmpty}>
              {copy.withMeEmptyBody}
            </EmptyState>
          }
        />
      </div>
      <div>
        <h2 className="text-lg font-semibold">{copy.byMe}</h2>
        <p className="mt-1 mb-2 text-ink-muted">{mine.length > 0 ? copy.byMeLead : copy.byMeEmpty}</p>
        {mine.length > 0 && (
          <AnalysesList
            caption={copy.byMe}
            rows={mine}
            action={(row) => (
              <Button size="small" onClick={() => void takeOut(row)}>
                {copy.takeOut}
              </Button>
            )}
          />
        )}
      </div>
    </div>
  )
}
