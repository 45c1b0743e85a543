import { useCallback, useMemo } from 'react'

import { useDraft } from './use-draft.ts'

type Fields = { readonly [field: string]: string | readonly string[] }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The kept edits that still fit the form and differ from it: what is read from storage is untrusted. */
function editsOf<T extends Fields>(text: string, saved: T): Partial<T> {
  let bag: unknown
  try {
    bag = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof bag !== 'object' || bag === null) return {}
  const fits = ([name, value]: [string, unknown]) => {
    const before = Object.hasOwn(saved, name) ? saved[name] : undefined
    if (before === undefined || same(before, value)) return false
    if (typeof before === 'string') return typeof value === 'string'
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  }
  return Object.fromEntries(Object.entries(bag).filter(fits)) as Partial<T>
}

/**
 * A form over something that is saved already. Only fields that were changed are kept as a draft, so that the others
 * follow what is saved, even when another device changes it.
 */
export function useEdits<T extends Fields>(place: string, target: string, saved: T) {
  const [text, setText, discard] = useDraft(place, target, '')
  const edits = useMemo(() => editsOf(text, saved), [text, saved])
  const change = useCallback(
    (part: Partial<T>) => setText((before) => JSON.stringify({ ...editsOf(before, saved), ...part })),
    [saved, setText],
  )
  /** These values were saved as they were typed: what was typed since then stays an edit. */
  const settle = useCallback(
    (sent: T) =>
      setText((before) => {
        const rest = Object.entries(editsOf(before, saved)).filter(([name, value]) => !same(sent[name], value))
        return rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : ''
      }),
    [saved, setText],
  )
  const values: T = useMemo(() => ({ ...saved, ...edits }), [saved, edits])
  return { values, change, settle, discard, isChanged: Object.keys(edits).length > 0 }
}
