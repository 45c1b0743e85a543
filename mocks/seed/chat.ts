import { displayName } from '#engine/people/accounts.ts'
import type { World } from '#engine/world/world.ts'
import { hoursAgo } from './ago.ts'
import { STATINS } from './projects.ts'
import { seedUserId, type SeedKey } from './users.ts'

type Said = { room: string; by: SeedKey; hours: number; content: string }

const messages: readonly Said[] = [
  { room: 'global', by: 'team-owner', hours: 52, content: 'Morning. The statin search is imported: 1,204 records.' },
  { room: 'global', by: 'tester', hours: 51, content: 'The ledger found 318 duplicates between the two databases.' },
  { room: 'global', by: 'enterprise', hours: 30, content: 'Which grading are you using for certainty?' },
  { room: 'global', by: 'team-owner', hours: 29, content: 'Five reasons down, three up, each with a passage.' },
  { room: 'global', by: 'team-owner', hours: 4, content: '@team-member could you take records 1 to 200 this week?' },
  {
    room: STATINS,
    by: 'team-owner',
    hours: 28,
    content: 'Criteria are final: adults, no prior event, one year or more.',
  },
  { room: STATINS, by: 'team-member', hours: 27, content: 'What about trials with a small share of prior events?' },
  { room: STATINS, by: 'team-owner', hours: 26, content: 'In, if it is below ten percent or reported apart.' },
]

export function seedChat(world: World): void {
  messages.forEach(({ room, by, hours, content }, index) => {
    const account = world.accounts.get(seedUserId(by))
    if (!account) return
    const said = { room, content, userId: account.id, userName: displayName(account), createdAt: hoursAgo(hours) }
    world.chat.put({ id: `message-${index + 1}`, ...said })
  })
}
