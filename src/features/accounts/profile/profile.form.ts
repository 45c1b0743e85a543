import * as z from 'zod/mini'

import type { User } from '#contract/auth.ts'
import { readOrcid } from '#science/records/orcid.ts'

import { profileCopy } from './profile.copy.ts'

/** The fields as they stand in the form. */
export type ProfileValues = {
  firstName: string
  lastName: string
  affiliation: string
  orcid: string
  bio: string
  website: string
  interests: readonly string[]
}

/** The limits of the contract, and ours for lists. */
export const PROFILE_MAX = { firstName: 100, lastName: 100, affiliation: 200, bio: 2000, website: 300 } as const
export const INTERESTS_MAX = 20
export const INTEREST_MAX = 60

export const profileOf = (user: User): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  affiliation: user.affiliation ?? '',
  orcid: user.orcid ?? '',
  bio: user.bio ?? '',
  website: user.website ?? '',
  interests: user.interests ?? [],
})

const webAddress = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
    const isWeb = /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
    return isWeb ? url.href.replace(/\/$/, '') : undefined
  } catch {
    return undefined
  }
}

/** What is sent: trimmed, the ORCID iD and the web address in their canonical spelling. An empty field is sent empty. */
export function profileBody(values: ProfileValues) {
  const orcid = readOrcid(values.orcid)
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    affiliation: values.affiliation.trim(),
    orcid: orcid.is === 'orcid' ? orcid.orcid : values.orcid.trim(),
    bio: values.bio.trim(),
    website: webAddress(values.website) ?? values.website.trim(),
    interests: [...values.interests],
  }
}

const words = profileCopy.problems
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, words.long(most)))
const orcidReads = (is: 'no-orcid' | 'wrong-checksum') => (text: string) =>
  text.trim() === '' || readOrcid(text).is !== is

const profileRules = z.object({
  firstName: text(PROFILE_MAX.firstName),
  lastName: text(PROFILE_MAX.lastName),
  affiliation: text(PROFILE_MAX.affiliation),
  orcid: z
    .string()
    .check(z.refine(orcidReads('no-orcid'), words.orcidForm), z.refine(orcidReads('wrong-checksum'), words.orcidSum)),
  bio: text(PROFILE_MAX.bio),
  website: text(PROFILE_MAX.website).check(z.refine((given) => webAddress(given) !== undefined, words.website)),
  interests: z.readonly(z.array(z.string()).check(z.maxLength(INTERESTS_MAX, words.many(INTERESTS_MAX)))),
})

/** The fields as they may be sent, and from them the body of PUT /user/profile. */
export const profileForm = z.pipe(profileRules, z.transform(profileBody))

/** The fields that could not be sent as they stand. */
export const wrongFields = (values: ProfileValues) =>
  new Set(profileRules.safeParse(values).error?.issues.map(({ path }) => path[0]))

/** Words typed or pasted, one field of interest each, added to those that are there; the same one in other letters is one. */
export function withInterests(interests: readonly string[], typed: string): string[] {
  const all = [...interests]
  const has = (text: string) => all.some((each) => each.toLocaleLowerCase() === text.toLocaleLowerCase())
  for (const part of typed.split(/[,;\n]/)) {
    const text = part.replace(/\s+/g, ' ').trim().slice(0, INTEREST_MAX)
    if (text !== '' && !has(text)) all.push(text)
  }
  return all
}
