import type { AdminTeam } from '#contract/admin.ts'

/** A place in a hierarchy, with the teams that stand in it and the places below. */
export type TreeNode = { name: string; path: string; teams: AdminTeam[]; below: TreeNode[] }

const partsOf = ({ organization, hierarchyPath }: AdminTeam): string[] => {
  const parts = (hierarchyPath ?? '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const top = organization?.trim() ?? ''
  // A path may begin with the organization or below it.
  if (top !== '' && parts[0]?.toLowerCase() !== top.toLowerCase()) return [top, ...parts]
  return parts
}

/** Teams as a tree of organizations and the places in them; those without either stand under the empty name, last. */
export function teamTree(teams: readonly AdminTeam[]): TreeNode[] {
  const root: TreeNode = { name: '', path: '', teams: [], below: [] }
  for (const team of teams) {
    let node = root
    const parts = partsOf(team)
    for (const name of parts.length === 0 ? [''] : parts) {
      const path = node.path === '' ? name : `${node.path}/${name}`
      let next = node.below.find((each) => each.name.toLowerCase() === name.toLowerCase())
      if (!next) {
        next = { name, path, teams: [], below: [] }
        node.below.push(next)
      }
      node = next
    }
    node.teams.push(team)
  }
  const sort = (nodes: TreeNode[]): TreeNode[] =>
    nodes
      .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name))
      .map((node) => ({
        ...node,
        teams: node.teams.toSorted((a, b) => a.name.localeCompare(b.name)),
        below: sort(node.below),
      }))
  return sort(root.below)
}

/** Sums over all teams. A seat is unused where the team has a limit that is not reached. */
export const teamFigures = (teams: readonly AdminTeam[]) => ({
  organizations: teamTree(teams).filter(({ name }) => name !== '').length,
  teams: teams.length,
  people: teams.reduce((sum, { seats }) => sum + seats.used, 0),
  unused: teams.reduce((sum, { seats }) => sum + Math.max((seats.limit ?? seats.used) - seats.used, 0), 0),
  noOwner: teams.filter(({ owner }) => !owner).length,
  invited: teams.reduce((sum, { seats }) => sum + seats.invited, 0),
})
