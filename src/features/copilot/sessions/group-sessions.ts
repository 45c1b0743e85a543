import type { CopilotSession } from '#contract/copilot.ts'

import { copilotCopy as copy } from '../copilot.copy.ts'

export type SessionGroup = { name: string; sessions: CopilotSession[] }

/**
 * Pinned sessions first, then those of each project in the order in which they were last used, then the rest. Where no
 * session is pinned or in a project the one group has no name.
 */
export function groupSessions(sessions: readonly CopilotSession[]): SessionGroup[] {
  const groups = new Map<string, CopilotSession[]>()
  const nameOf = ({ isPinned, projectName }: CopilotSession) =>
    isPinned ? copy.pinned : (projectName ?? copy.elsewhere)
  for (const session of sessions) {
    const name = nameOf(session)
    groups.set(name, [...(groups.get(name) ?? []), session])
  }
  const rank = (name: string) => (name === copy.pinned ? 0 : name === copy.elsewhere ? 2 : 1)
  const all = [...groups].map(([name, of]) => ({ name, sessions: of }))
  if (all.length === 1 && all[0]?.name === copy.elsewhere) return [{ name: '', sessions: all[0].sessions }]
  return all.toSorted((a, b) => rank(a.name) - rank(b.name))
}
