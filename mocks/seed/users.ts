import { hashPassword } from '../people/passwords.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { daysAgo } from './ago.ts'

/** The one password of all accounts that come with a new world. It is no secret, so few rounds are enough. */
export const SEED_PASSWORD = 'roadrunner-demo'
const SEED_ITERATIONS = 1000

export const seedKeys = [
  'free',
  'student-pending',
  'student',
  'individual',
  'team-owner',
  'team-member',
  'enterprise',
  'tester',
  'admin',
] as const
export type SeedKey = (typeof seedKeys)[number]

/** Ids are fixed, so that tests and seeds can name each other. */
export const seedUserId = (key: SeedKey) => `user-${key}`

type Person = Pick<AccountRow, 'plan' | 'firstName' | 'lastName'> & Partial<AccountRow>

const people: Record<SeedKey, Person> = {
  free: { plan: 'free', firstName: 'Freya', lastName: 'Lindqvist', affiliation: 'Independent' },
  'student-pending': {
    plan: 'free',
    firstName: 'Pavel',
    lastName: 'Novak',
    personaType: 'undergraduate_student',
    studentVerificationStatus: 'pending',
    studentVerificationData: {
      institutionName: 'University of Eastshore',
      studentId: 'E-204417',
      expectedGraduation: '2028',
    },
    studentVerificationDocument: 'enrollment-letter.pdf',
    studentVerificationAppliedAt: daysAgo(3),
    studentVerificationDegree: 'BSc Biology',
    studentVerificationDocumentType: 'enrollment_letter',
  },
  student: {
    plan: 'student',
    billing: 'yearly',
    firstName: 'Sofia',
    lastName: 'Marques',
    personaType: 'graduate_student',
    studentVerificationStatus: 'accepted',
    studentVerificationData: {
      institutionName: 'University of Eastshore',
      studentId: 'E-198302',
      expectedGraduation: '2027',
    },
    studentVerificationDocument: 'student-id-card.png',
    studentVerificationExpiresAt: '2027-12-31T23:59:59.000Z',
  },
  individual: {
    plan: 'individual',
    billing: 'monthly',
    firstName: 'Ines',
    lastName: 'Varga',
    affiliation: 'Institute of Clinical Epidemiology',
    bio: 'Trials and evidence synthesis in cardiovascular prevention.',
    interests: ['cardiovascular prevention', 'meta-analysis', 'statins'],
  },
  'team-owner': {
    plan: 'team',
    billing: 'monthly',
    firstName: 'Thandi',
    lastName: 'Okafor',
    affiliation: 'Northfield Evidence Group',
    personaType: 'principal_co_investigator',
  },
  'team-member': {
    plan: 'team',
    billing: 'monthly',
    firstName: 'Milo',
    lastName: 'Brandt',
    affiliation: 'Northfield Evidence Group',
    personaType: 'professional_researcher',
  },
  enterprise: {
    plan: 'enterprise',
    billing: 'yearly',
    firstName: 'Elena',
    lastName: 'Rossi',
    affiliation: 'Harbour Health Systems',
    personaType: 'healthcare_provider',
  },
  tester: { plan: 'tester', firstName: 'Tomas', lastName: 'Reyes', personaType: 'academic' },
  admin: { plan: 'enterprise', firstName: 'Ada', lastName: 'Moreau', isAdmin: true, role: 'admin' },
}

let hash: Promise<string> | undefined

export async function seedUsers(world: World): Promise<void> {
  hash ??= hashPassword(SEED_PASSWORD, SEED_ITERATIONS)
  const passwordHash = await hash
  seedKeys.forEach((key, index) => {
    world.accounts.put({
      id: seedUserId(key),
      username: key,
      email: `${key}@roadrunner.test`,
      passwordHash,
      isAdmin: false,
      role: 'user',
      studentVerificationStatus: 'not_required',
      createdAt: daysAgo(120 - index * 9),
      ...people[key],
    })
  })
  // Something is used and something is left.
  setUses(world, seedUserId('student-pending'), { search: 2, synthesis: 1, upload: 1 })
}
