import type { TeamMember } from '#contract/teams.ts'
import { formula } from '#science/records/csv-lists.ts'

/** The people of a team as a table: UTF-8 with a mark, RFC 4180, cells that a spreadsheet would run made text. */
export async function memberCsv(members: readonly TeamMember[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = members.map(({ name, email, role, joinedAt, lastActiveAt }) => [
    name,
    email ?? '',
    role,
    joinedAt ?? '',
    lastActiveAt ?? '',
  ])
  const text = unparse(
    { fields: ['name', 'email', 'role', 'joined', 'last active'], data },
    { newline: '\r\n', escapeFormulae: formula },
  )
  return `\uFEFF${text}\r\n`
}
