/**
 * The fourteen roles of CRediT, the Contributor Role Taxonomy (ANSI/NISO Z39.104-2022), as the standard spells and
 * explains them in short.
 */
export const creditRoles = [
  { role: 'Conceptualization', means: 'The ideas, the aims and the question' },
  { role: 'Data curation', means: 'Annotating, cleaning and keeping the data' },
  { role: 'Formal analysis', means: 'Statistics and other formal ways of analysing' },
  { role: 'Funding acquisition', means: 'Obtaining the money' },
  { role: 'Investigation', means: 'Doing the experiments or collecting the evidence' },
  { role: 'Methodology', means: 'Designing the methods and models' },
  { role: 'Project administration', means: 'Planning and coordinating the work' },
  { role: 'Resources', means: 'Providing materials, patients, instruments or computing' },
  { role: 'Software', means: 'Writing and testing code' },
  { role: 'Supervision', means: 'Leading and mentoring' },
  { role: 'Validation', means: 'Checking that results can be reproduced' },
  { role: 'Visualization', means: 'Preparing figures and other presentations of data' },
  { role: 'Writing – original draft', means: 'Writing the first draft' },
  { role: 'Writing – review & editing', means: 'Revising, critically or editorially' },
] as const
export type CreditRole = (typeof creditRoles)[number]['role']

export type Contributor = { name: string; roles: readonly CreditRole[] }

const inOrder = (roles: readonly CreditRole[]) =>
  creditRoles.map(({ role }) => role).filter((role) => roles.includes(role))

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const named = (contributors: readonly Contributor[]) =>
  contributors
    .map(({ name, roles }) => ({ name: name.trim(), roles: inOrder(roles) }))
    .filter(({ name, roles }) => name !== '' && roles.length > 0)

/**
 * The contribution statement of a paper, one contributor after the other ("A. Ng: Methodology, Software. …") or, with
 * `by: 'role'`, one role after the other. Roles stand in the order of the standard. Who has no name or no role is left
 * out; with nobody left the statement is empty.
 */
export function contributionStatement(contributors: readonly Contributor[], by: 'person' | 'role'): string {
  const all = named(contributors)
  if (by === 'person') return all.map(({ name, roles }) => `${name}: ${roles.join(', ')}.`).join(' ')
  return creditRoles
    .map(({ role }) => ({ role, names: all.filter(({ roles }) => roles.includes(role)).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
    .map(({ role, names }) => `${role}: ${list(names)}.`)
    .join(' ')
}
