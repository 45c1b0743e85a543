import type { Team } from '#contract/collaboration.ts'

/** Owners and admins may create projects in a team and invite people; a role that nobody knows may not. */
export const mayCreateIn = ({ userRole }: Pick<Team, 'userRole'>): boolean =>
  userRole === 'owner' || userRole === 'admin'
