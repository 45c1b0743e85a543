import type { QueryClient } from '@tanstack/react-query'

import { subscriptionApi } from '#contract/subscription.ts'
import { usageApi } from '#contract/usage.ts'
import { fetchWholeLibrary } from '#research/papers/papers.queries.ts'
import { decodeText } from '#science/records/decode.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import type { TableChoice } from '../import-session.ts'
import type { FileAnswer } from '../read-file-records.ts'
import { readInWorker } from '../read-in-worker.ts'

type Told = { signal: AbortSignal; onProgress: (done: number, total: number) => void; choice?: TableChoice }

/** A list of identifiers is short: larger texts are reference files, and are read beside the page. */
const LIST_MAX_BYTES = 512 * 1024

async function listIn(file: File): Promise<string | undefined> {
  if (!/\.txt$/i.test(file.name) || file.size > LIST_MAX_BYTES) return undefined
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
  const { isIdentifierList } = await import('./read-identifiers.ts')
  return isIdentifierList(text, file.name) ? text : undefined
}

/** Each search that delivered counts as one; nothing waits for the count. */
function countSearch(client: QueryClient): void {
  const refresh = () => invalidate(client, [usageApi.check, subscriptionApi.get])
  callApi(usageApi.consume, { body: { featureType: 'search' } })
    .then(refresh, refresh)
    .catch(() => {})
}

/** Reads what is to be imported: a reference file in a worker, or a list of identifiers that is looked up. */
export async function readImported(client: QueryClient, file: File, told: Told): Promise<FileAnswer> {
  const text = await listIn(file)
  if (text === undefined) return readInWorker(file, told)
  const [{ readIdentifiers }, { outsideSources }] = await Promise.all([
    import('./read-identifiers.ts'),
    import('./find-outside.ts'),
  ])
  const outside = await outsideSources(client, () => countSearch(client), told.signal)
  told.signal.throwIfAborted()
  return readIdentifiers(text, { papers: await fetchWholeLibrary(client), outside, onProgress: told.onProgress })
}
