import type { Notice } from '#engine/notifications/notices.ts'
import type { World } from '#engine/world/world.ts'
import { daysAgo, hoursAgo, minutesAgo } from './ago.ts'
import { MEMBER_INVITE, PROJECT_INVITE, TEAM_INVITE } from './invitations.ts'
import { GUIDELINE, STATINS } from './projects.ts'
import { seedKeys, seedUserId, type SeedKey } from './users.ts'

type Draft = Notice & { to: SeedKey; createdAt: string; isRead?: boolean }

const northfield = { teamName: 'Northfield Evidence Group' }
const statins = { projectName: 'Statins before the first event', projectId: STATINS }
const guideline = { projectName: 'Lipid guideline update', projectId: GUIDELINE }

const drafts: readonly Draft[] = [
  {
    to: 'individual',
    type: 'team_invitation_received',
    title: 'Team invitation',
    message: 'team-owner invited you to join Northfield Evidence Group as member.',
    metadata: { inviteToken: TEAM_INVITE, ...northfield },
    createdAt: daysAgo(1),
  },
  {
    to: 'enterprise',
    type: 'project_invitation_received',
    title: 'Project invitation',
    message: 'team-owner invited you to join Statins before the first event as reviewer.',
    metadata: { inviteToken: PROJECT_INVITE, ...statins },
    createdAt: daysAgo(2),
  },
  {
    to: 'team-member',
    type: 'project_invitation_received',
    title: 'Project invitation',
    message: 'enterprise invited you to join Lipid guideline update as reader.',
    metadata: { inviteToken: MEMBER_INVITE, ...guideline },
    createdAt: daysAgo(3),
  },
  {
    to: 'team-owner',
    type: 'invitation_sent',
    title: 'Invitation sent',
    message: 'individual@roadrunner.test was invited to Northfield Evidence Group as member.',
    metadata: northfield,
    createdAt: daysAgo(1),
    isRead: true,
  },
  {
    to: 'team-owner',
    type: 'collaboration',
    title: 'Invitation accepted',
    message: 'Tomas Reyes joined Northfield Evidence Group.',
    metadata: northfield,
    createdAt: daysAgo(8),
    isRead: true,
  },
  {
    to: 'team-owner',
    type: 'project_update',
    title: 'Task finished',
    message: 'Search three databases and import the results is done.',
    metadata: statins,
    createdAt: daysAgo(6),
  },
  {
    to: 'team-member',
    type: 'mention',
    title: 'Thandi Okafor mentioned you',
    message: '@team-member could you take records 1 to 200 this week?',
    metadata: { threadId: 'message-5' },
    createdAt: hoursAgo(4),
  },
  {
    to: 'team-member',
    type: 'project_update',
    title: 'Criteria changed',
    message: 'Adults without a prior event, followed for one year or more.',
    metadata: statins,
    createdAt: hoursAgo(28),
    isRead: true,
  },
  {
    to: 'tester',
    type: 'comment',
    title: 'New reply',
    message: 'Ada Moreau replied on synthesis: Fixed. Could you confirm?',
    metadata: { threadId: 'comment-3' },
    createdAt: daysAgo(5),
  },
  {
    to: 'tester',
    type: 'collaboration',
    title: 'You joined a team',
    message: 'You are an admin of Northfield Evidence Group.',
    metadata: northfield,
    createdAt: daysAgo(8),
    isRead: true,
  },
  {
    to: 'admin',
    type: 'comment',
    title: 'New comment',
    message: 'Tomas Reyes commented on search: The year filter would be easier with a slider.',
    metadata: { threadId: 'comment-1' },
    createdAt: hoursAgo(5),
  },
  {
    to: 'student-pending',
    type: 'system',
    title: 'Application received',
    message: 'Your student verification is being reviewed.',
    createdAt: minutesAgo(40),
  },
]

export function seedNotifications(world: World): void {
  const welcome = seedKeys.map((to): Draft => ({
    to,
    type: 'system',
    title: 'Welcome to Roadrunner',
    message: 'Start with a search, or open the lessons in the help drawer.',
    createdAt: daysAgo(30),
    isRead: true,
  }))
  // In the order of time, as they would have arrived.
  const all = [...drafts, ...welcome].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  all.forEach(({ to, ...draft }, index) => {
    world.notifications.put({ id: `notification-${index + 1}`, accountId: seedUserId(to), isRead: false, ...draft })
  })
}
