import { OTHERS_BETWEEN } from '../search/speaks-of.ts'
import { tokensOf } from '../search/tokens.ts'
import { rootOf } from './word-root.ts'

/** Letters by which a text without the word is passed over quickly. */
const FRONT = 4

/** Whether one text that no index holds speaks of a thing: the terms of any of its names, in one of their forms, stand near one another in it. */
export function textSpeaksOf(text: string, names: readonly (readonly string[])[]): boolean {
  const folded = text.toLowerCase()
  const possible = names.filter((name) => name.every((term) => folded.includes(rootOf(term).slice(0, FRONT))))
  if (possible.length === 0) return false
  const roots = tokensOf(text).map(({ term }) => rootOf(term))
  return possible.some((name) => {
    const wanted = name.map(rootOf)
    const last = name.map(() => -Infinity)
    return roots.some((root, at) => {
      let isOne = false
      wanted.forEach((each, i) => {
        if (each !== root) return
        last[i] = at
        isOne = true
      })
      return isOne && Math.min(...last) > at - name.length - OTHERS_BETWEEN
    })
  })
}
