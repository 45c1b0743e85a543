import type { Share } from '#contract/shares.ts'
import { paths } from '#shared/paths.ts'

/** By kind: the page for visitors, and the one in the workspace. */
const pathsOf: Partial<Record<string, { shared: (token: string) => string; own: (token: string) => string }>> = {
  search: { shared: paths.sharedSearch, own: (shared) => paths.search({ shared }) },
  // Visitors have no address for a synthesis: the page of a shared session shows both.
  synthesis: { shared: paths.sharedCopilot, own: (shared) => paths.copilot({ shared }) },
  copilot: { shared: paths.sharedCopilot, own: (shared) => paths.copilot({ shared }) },
}

/** The whole address that is handed on; undefined for a kind that this version has no page for. */
export const linkAddress = ({ kind, token }: Pick<Share, 'kind' | 'token'>): string | undefined =>
  pathsOf[kind] && new URL(pathsOf[kind].shared(token), location.origin).toString()

/** Where its owner looks at it: the public page is for visitors. */
export const ownAddress = ({ kind, token }: Pick<Share, 'kind' | 'token'>): string | undefined =>
  pathsOf[kind]?.own(token)
