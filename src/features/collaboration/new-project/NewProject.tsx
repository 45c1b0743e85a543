import { mayEnter } from '#platform/access/plan-access.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { NeedsPlan } from './NeedsPlan.tsx'
import { NewProjectForm } from './NewProjectForm.tsx'

type Props = { onCreated: (projectId: string) => void }

/** Starts a project, for those whose plan has teams; others are told what goes without. */
export function NewProject({ onCreated }: Props) {
  const { data } = useSubscription()
  const { isPending, error, retry } = usePlan()
  if (isPending) return <Skeleton lines={5} />
  if (error) return <ErrorCard title="Your plan could not be read" error={error} onRetry={retry} />
  return mayEnter(data, 'collaborate') ? <NewProjectForm onCreated={onCreated} /> : <NeedsPlan />
}
