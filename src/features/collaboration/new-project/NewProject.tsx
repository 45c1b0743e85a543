import { mayEnter } from '#platform/access/plan-access.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { ShortProjectForm } from '../start/ShortProjectForm.tsx'
import { NeedsPlan } from './NeedsPlan.tsx'
import { NewProjectForm } from './NewProjectForm.tsx'

type Props = { onCreated: (projectId: string | undefined) => void }

/** Starts a project, for those whose plan has teams; others are told what goes without. */
export function NewProject({ onCreated }: Props) {
  const { data } = useSubscription()
  const read = usePlan()
  const { isPending, error } = read
  const capabilities = useCapabilities()
  if (isPending) return <Skeleton lines={5} />
  if (error) return <ErrorCard title="Your plan could not be read" of={read} />
  if (!mayEnter(data, 'collaborate')) return <NeedsPlan />
  if (capabilities.isPending) return <Skeleton lines={5} />
  // Kinds, questions, people and first tasks of a new project are additions of ours.
  return capabilities.has('collaboration') ? (
    <NewProjectForm onCreated={onCreated} />
  ) : (
    <ShortProjectForm onCreated={onCreated} />
  )
}
