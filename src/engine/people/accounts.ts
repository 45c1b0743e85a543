import type * as z from 'zod/mini'

import { PASSWORD_MIN } from '#contract/auth.ts'

import { nameKey } from './name-key.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** What others and the person may read of an account: everything but secrets and what is for billing. */
export const publicUser = (account: AccountRow) => ({
  id: account.id,
  username: account.username,
  email: account.email,
  isAdmin: account.isAdmin,
  role: account.role,
  firstName: account.firstName,
  lastName: account.lastName,
  affiliation: account.affiliation,
  orcid: account.orcid,
  bio: account.bio,
  website: account.website,
  interests: account.interests,
  personaType: account.personaType,
  personaData: account.personaData,
  dashboardSettings: account.dashboardSettings,
})

export const isAdmin = (account: AccountRow) => account.isAdmin || account.role === 'admin'

/** The name that others see. */
export const displayName = ({ firstName, lastName, username }: AccountRow) =>
  [firstName, lastName].filter(Boolean).join(' ') || username

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const accountByEmail = (world: World, email: string) =>
  world.accounts.find((account) => same(account.email, email.trim()))

export const accountByName = (world: World, username: string) =>
  world.accounts.find((account) => same(account.username, username.trim()))

/** Who has this name, or one that people could take for it. */
const accountAlike = (world: World, username: string) => {
  const key = nameKey(username)
  return world.accounts.find((account) => nameKey(account.username) === key)
}

/** Refuses an address that another account has, and a username that it has or that looks like it. */
export function assertFree(world: World, wanted: { username?: string; email?: string }, own?: string): void {
  const holder = wanted.username === undefined ? undefined : accountAlike(world, wanted.username)
  if (holder && holder.id !== own) {
    const fields = { username: 'This username is already taken.' }
    throw new Refusal(409, 'username already exists', { code: 'username_taken', fields })
  }
  const owner = wanted.email === undefined ? undefined : accountByEmail(world, wanted.email)
  if (owner && owner.id !== own) {
    const fields = { email: 'An account with this email already exists.' }
    throw new Refusal(409, 'email already exists', { code: 'email_taken', fields })
  }
}

/** Refuses what no mail could reach. More than this only a sent mail can tell. */
export function assertEmail(email: string): void {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return
  const fields = { email: 'Please enter a valid email address' }
  throw new Refusal(422, 'The email address is not valid.', { code: 'invalid', fields })
}

/** 422 for a password that is there and too short; the rest of what a schema refuses stays a 400. */
export const refuseShortPassword = (field: string) => (error: z.core.$ZodError) => {
  const isShort = error.issues.some((issue) => issue.code === 'too_small' && issue.path[0] === field)
  const isMore = error.issues.some((issue) => issue.path[0] !== field)
  if (!isShort || isMore) return undefined
  const message = `The password must have at least ${PASSWORD_MIN} characters.`
  return new Refusal(422, message, { code: 'password_too_short', fields: { [field]: message } })
}
