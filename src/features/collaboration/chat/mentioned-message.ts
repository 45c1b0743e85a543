import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

import { paths } from '#shared/paths.ts'

const stateSchema = z.object({
  mention: z.object({ messageId: z.string(), projectId: z.optional(z.string()), inTeam: z.boolean() }),
})

/** The message that a mention has just led here for; undefined where nothing did. */
export function useMentionedMessage() {
  const { state } = useLocation()
  return stateSchema.safeParse(state).data?.mention
}

/** Where the message of a mention stands: in its project, with everybody; undefined where it is the team's own chat. */
export const placeOfMention = ({ projectId, inTeam }: { projectId?: string | undefined; inTeam: boolean }) =>
  projectId !== undefined ? paths.project(projectId) : inTeam ? undefined : paths.collaborate()
