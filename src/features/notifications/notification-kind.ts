import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { AtSign, Bell, FolderGit2, Info, MessageSquare, Send, UsersRound, type LucideIcon } from 'lucide-react'

import { notificationTypes, type Notification, type NotificationType } from '#contract/notifications.ts'
import { paths } from '#shared/paths.ts'

const looks: Record<NotificationType, { icon: LucideIcon; name: string }> = {
  comment: { icon: MessageSquare, name: 'Comment' },
  mention: { icon: AtSign, name: 'Mention' },
  project_update: { icon: FolderGit2, name: 'Project update' },
  system: { icon: Info, name: 'System' },
  collaboration: { icon: UsersRound, name: 'Collaboration' },
  team_invitation_received: { icon: UsersRound, name: 'Team invitation' },
  project_invitation_received: { icon: FolderGit2, name: 'Project invitation' },
  invitation_sent: { icon: Send, name: 'Invitation sent' },
}

const isKnown = (type: string): type is NotificationType => (notificationTypes as readonly string[]).includes(type)

/** Icon and name of a type; one that we do not know is called by its own name. */
export const lookOf = (type: string) => (isKnown(type) ? looks[type] : { icon: Bell, name: type.replaceAll('_', ' ') })

export type Invitation = { kind: 'team' | 'project'; inviteToken: string; name: string }

/** The invitation that a notification brings; undefined where it brings none that can be answered. */
export function invitationOf({ type, metadata }: Notification): Invitation | undefined {
  const kind = (
    { team_invitation_received: 'team', project_invitation_received: 'project' } as Record<string, Invitation['kind']>
  )[isKnown(type) ? type : '']
  const inviteToken = metadata?.inviteToken
  if (!kind || !inviteToken) return undefined
  const names = kind === 'team' ? [metadata.teamName, metadata.projectName] : [metadata.projectName, metadata.teamName]
  return { kind, inviteToken, name: names.find(Boolean) ?? (kind === 'team' ? 'the team' : 'the project') }
}

/** What a mention leads to besides the team's page: the message, where its thread is known. */
export function mentionOf({ type, metadata }: Notification) {
  if (type !== 'mention' || !metadata?.threadId) return undefined
  const { threadId: messageId, projectId, teamName } = metadata
  return { messageId, ...(projectId && { projectId }), inTeam: Boolean(teamName) }
}

/** Where a click leads: a mention to the chat of the team, an update to its project, an alert to its search, an answer to its session, everything else nowhere. */
export function targetOf({ type, metadata }: Notification): string | undefined {
  if (type === 'mention') return paths.team()
  if (type === 'project_update' && metadata?.projectId) return paths.project(metadata.projectId)
  if (metadata?.runId) return paths.search({ run: metadata.runId })
  if (metadata?.sessionId) return paths.copilot({ session: metadata.sessionId })
  if (metadata?.analysisId) return analysisAddress({ id: metadata.analysisId, kind: metadata.analysisKind })
  return undefined
}
