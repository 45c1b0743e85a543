import { routePath, type LinkTags } from './link-parts.ts'

/** A link with its tags, and what the address had before: our own tags are replaced, those of others stay. */
export type BuiltLink = { link: string; replaced: string[]; foreign: string[] }

const OWN = ['ref', 'campaign', 'channel'] as const
const FOREIGN = /^(?:utm_\w+|gclid|fbclid|mc_cid|aff(?:id)?|via|partner)$/i

/**
 * An affiliate link to a public page.
 *
 * @param page a path of ours, or a whole address of this site
 * @returns undefined where the page is none that visitors may open
 */
export function buildLink(origin: string, page: string, tags: LinkTags): BuiltLink | undefined {
  const path = routePath(origin, page)
  if (path === undefined) return undefined
  const url = new URL(path, origin)
  const names = [...new Set(url.searchParams.keys())]
  for (const name of OWN) {
    url.searchParams.delete(name)
    const value = tags[name]
    if (value !== undefined && value !== '') url.searchParams.set(name, value)
  }
  return {
    link: url.href,
    replaced: names.filter((name) => OWN.some((own) => own === name)),
    foreign: names.filter((name) => FOREIGN.test(name)),
  }
}

export const isTag = (text: string): boolean => /^[a-z0-9][a-z0-9_-]{0,63}$/i.test(text)
