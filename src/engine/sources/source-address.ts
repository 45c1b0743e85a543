import type { SourceSettings } from './settings.ts'
import type { AskedAdapter } from './source-record.ts'

/** Where a source is asked: its own address, or the one that whoever runs the server gave. */
export const addressOf = ({ source, base }: AskedAdapter, { bases }: SourceSettings): URL =>
  new URL(bases?.[source] ?? base)

/** The queue of a source: its own, also where several answer at one address, as behind a proxy. */
export const placeOf = (adapter: AskedAdapter, settings: SourceSettings): string =>
  `${adapter.source} ${addressOf(adapter, settings).host}`

/** Who asks, for the source to see. */
export const askerOf = ({ source }: AskedAdapter, { mailto, keys }: SourceSettings) => {
  const key = keys?.[source]
  return { ...(mailto && { mailto }), ...(key && { key }) }
}
