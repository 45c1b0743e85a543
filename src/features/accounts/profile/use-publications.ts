import * as z from 'zod/mini'

import { pathIdSchema } from '#contract/identifiers.ts'
import { usePreference } from '#platform/preferences/use-preference.ts'

/** As many as one request can name. */
const MOST = 500
const idsSchema = z.array(pathIdSchema).check(z.maxLength(MOST))
const none: string[] = []

/** The person's own papers, by id, in the order of the list. Kept with the account among its preferences. */
export function usePublications() {
  const [ids, set] = usePreference('publications', idsSchema, none)
  const store = (next: readonly string[]) => set([...new Set(next)].slice(0, MOST))
  return {
    ids,
    set: store,
    add: (id: string) => store([id, ...ids]),
    remove: (id: string) => store(ids.filter((each) => each !== id)),
  }
}
