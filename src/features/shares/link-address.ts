import type { Share } from '#contract/shares.ts'
import { paths } from '#shared/paths.ts'

/** The whole address that is handed on; undefined for a kind that this version has no page for. */
export const linkAddress = ({ kind, token }: Pick<Share, 'kind' | 'token'>): string | undefined =>
  kind === 'search' ? new URL(paths.sharedSearch(token), location.origin).toString() : undefined

/** Where its owner looks at it: the public page is for visitors. */
export const ownAddress = ({ kind, token }: Pick<Share, 'kind' | 'token'>): string | undefined =>
  kind === 'search' ? paths.search({ shared: token }) : undefined
