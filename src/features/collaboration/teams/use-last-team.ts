import { useDraft } from '#platform/drafts/use-draft.ts'

/** The team that the person had open last, in this tab; gone with the sign-out. */
export function useLastTeam(): [last: string, note: (teamId: string) => void] {
  const [last, note] = useDraft('last-team', '', '')
  return [last, note]
}
