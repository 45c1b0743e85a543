/** What an affiliate link carries in its address. */
export type LinkTags = { ref: string; campaign?: string; channel?: string }

const CODE = /^[A-Z0-9][A-Z0-9-]{2,31}$/
const TAG = /^[a-z0-9][a-z0-9_-]{0,63}$/i

/** The tags in the query of an address; undefined without a code that could be one. Codes are read in any case. */
export function readTags(search: string): LinkTags | undefined {
  const query = new URLSearchParams(search)
  const ref = query.get('ref')?.toUpperCase() ?? ''
  if (!CODE.test(ref)) return undefined
  const tag = (name: 'campaign' | 'channel') => {
    const value = query.get(name) ?? ''
    return TAG.test(value) ? { [name]: value } : {}
  }
  return { ref, ...tag('campaign'), ...tag('channel') }
}
