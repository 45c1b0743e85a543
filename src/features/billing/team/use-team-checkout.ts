import { useQueryClient } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { subscriptionApi, type BillingPeriod, type OwnedTeam } from '#contract/subscription.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { teamCopy as copy } from './team.copy.ts'

/** Undefined where the teams could not be read: that must never look like having none, or a second team is made. */
async function ownedTeams(): Promise<readonly OwnedTeam[] | undefined> {
  try {
    return await callApi(subscriptionApi.ownedTeams, {})
  } catch {
    toast({ title: 'Error', description: copy.loadFailed, variant: 'destructive' })
    return undefined
  }
}

/** From the choice of the Team plan to its checkout: finds the teams that the person owns, or creates one on request. */
export function useTeamCheckout() {
  const client = useQueryClient()
  const { user } = useSession()

  async function createTeam(): Promise<readonly OwnedTeam[] | undefined> {
    const name = copy.defaultName(user?.firstName ?? user?.username ?? 'My')
    if (!(await confirm({ title: copy.ownTitle, body: copy.own(name), action: copy.create }))) return undefined
    try {
      await callApi(collaborationApi.createTeam, { body: { name, organization: '', hierarchy_path: '' } })
    } catch {
      // The reply may have been lost after the team was made: only an answer without teams is a failure.
      const found = await callApi(subscriptionApi.ownedTeams, {}).catch(() => [])
      if (found.length === 0) {
        toast({ title: copy.createFailedTitle, description: copy.createFailed, variant: 'destructive' })
        return undefined
      }
    }
    toast({ title: copy.created, description: copy.createdBody(name) })
    void invalidate(client, [collaborationApi.teams])
    return ownedTeams()
  }

  return useOnce(async (billing: BillingPeriod) => {
    const owned = await ownedTeams()
    const teams = owned?.length === 0 ? await createTeam() : owned
    if (teams && teams.length > 0) openDialog({ name: 'checkout', plan: 'team', billing, teams })
  })
}
