import type { Comment } from '#contract/comments.ts'

import { authorOf } from '../comments/comment-board.ts'
import type { World } from '#engine/world/world.ts'
import { daysAgo, hoursAgo } from './ago.ts'
import { seedUserId, type SeedKey } from './users.ts'

type Reply = { by: SeedKey; content: string; createdAt: string }
type Draft = Pick<Comment, 'page' | 'subpage' | 'xPosition' | 'yPosition' | 'content' | 'category' | 'priority'> & {
  by: SeedKey
  status: 'open' | 'in_progress' | 'resolved' | 'cleared'
  createdAt: string
  resolutionNote?: string
  resolvedAt?: string
  replies?: Reply[]
}

const drafts: readonly Draft[] = [
  {
    by: 'tester',
    page: 'search',
    xPosition: 24,
    yPosition: 18,
    content: 'The year filter would be easier with a slider.',
    category: 'suggestion',
    priority: 'low',
    status: 'open',
    createdAt: hoursAgo(5),
  },
  {
    by: 'tester',
    page: 'search',
    xPosition: 62,
    yPosition: 41,
    content: 'A trial from 1994 is tagged as a cohort study here.',
    category: 'bug',
    priority: 'high',
    status: 'in_progress',
    createdAt: daysAgo(2),
    replies: [
      {
        by: 'admin',
        content:
          'Thanks, the abstract says "followed up" before "randomly assigned". We look at the order of the rules.',
        createdAt: daysAgo(1),
      },
      { by: 'tester', content: 'I can send more examples if you need them.', createdAt: hoursAgo(20) },
    ],
  },
  {
    by: 'tester',
    page: 'synthesis',
    subpage: 'projects',
    xPosition: 40,
    yPosition: 30,
    content: 'After renaming, the list kept the old title until I reloaded.',
    category: 'functionality',
    priority: 'medium',
    status: 'resolved',
    createdAt: daysAgo(6),
    resolutionNote: 'The list is refreshed after a rename now.',
    resolvedAt: daysAgo(5),
    replies: [{ by: 'admin', content: 'Fixed. Could you confirm?', createdAt: daysAgo(5) }],
  },
  {
    by: 'tester',
    page: 'personalized-dashboard',
    xPosition: 71,
    yPosition: 12,
    content: 'The two icons at the left need labels.',
    category: 'ui',
    priority: 'medium',
    status: 'cleared',
    createdAt: daysAgo(15),
    resolutionNote: 'Marked as resolved and cleared from workspace',
    resolvedAt: daysAgo(12),
  },
  {
    by: 'team-member',
    page: 'collaborate',
    xPosition: 50,
    yPosition: 55,
    content: 'How do I leave a team?',
    category: 'general',
    priority: 'low',
    status: 'open',
    createdAt: daysAgo(1),
  },
]

export function seedComments(world: World): void {
  const author = (key: SeedKey) => {
    const account = world.accounts.get(seedUserId(key))
    if (!account) throw new Error(`No account ${key} to write a comment`)
    return account
  }
  drafts.forEach(({ by, replies = [], ...draft }, index) => {
    const account = author(by)
    world.comments.put({
      ...draft,
      id: `comment-${index + 1}`,
      userId: account.id,
      ...authorOf(account),
      isVisible: true,
      isCleared: draft.status === 'cleared',
      contextPath: `/${draft.page}`,
      metadata: { userAgent: 'Mozilla/5.0', viewport: { width: 1440, height: 900 } },
      replies: replies.map((reply, place) => ({
        id: `reply-${index + 1}-${place + 1}`,
        content: reply.content,
        createdAt: reply.createdAt,
        isAdminReply: reply.by === 'admin',
        ...authorOf(author(reply.by)),
      })),
    })
  })
}
