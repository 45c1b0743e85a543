import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { creditRoles, type Contributor, type CreditRole } from '#science/authorship/credit.ts'

const PEOPLE_MAX = 50
const roleSchema = z.enum(creditRoles.map(({ role }) => role))
const contributorsSchema = z
  .array(z.object({ name: z.string(), roles: z.array(roleSchema) }))
  .check(z.minLength(1), z.maxLength(PEOPLE_MAX))

function read(text: string): Contributor[] | undefined {
  try {
    return contributorsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The people of one statement, beginning with the one who writes it. Kept as a draft. */
export function useContributors(ownName: string) {
  const [text, setText, discard] = useDraft('contribution', 'statement', '')
  const contributors = useMemo(() => read(text) ?? [{ name: ownName, roles: [] }], [text, ownName])
  const set = (next: readonly Contributor[]) => setText(JSON.stringify(next))
  const change = (index: number, part: Partial<Contributor>) =>
    set(contributors.map((each, at) => (at === index ? { ...each, ...part } : each)))
  return {
    contributors,
    rename: (index: number, name: string) => change(index, { name }),
    toggle: (index: number, role: CreditRole, isOn: boolean) => {
      const before = contributors[index]?.roles ?? []
      change(index, { roles: isOn ? [...before, role] : before.filter((each) => each !== role) })
    },
    add: () => set([...contributors, { name: '', roles: [] }]),
    remove: (index: number) => set(contributors.filter((_, at) => at !== index)),
    isFull: contributors.length >= PEOPLE_MAX,
    isTouched: text !== '',
    clear: discard,
  }
}
