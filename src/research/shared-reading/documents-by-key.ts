import type { SharedDocument } from '#contract/shares.ts'

export type DocumentsByKey = ReadonlyMap<string, SharedDocument>
