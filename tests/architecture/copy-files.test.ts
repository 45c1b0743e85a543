import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const src = new URL('../../src/', import.meta.url)
const files = (readdirSync(src, { recursive: true }) as string[]).filter((name) => name.endsWith('.copy.ts'))

/** 'contact-sales.copy.ts' → 'contactSalesCopy' */
const nameOf = (file: string) => {
  const base = file.slice(file.lastIndexOf('/') + 1, -'.copy.ts'.length)
  return `${base.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Copy`
}
/** Names of what a copy file exports beside functions and types. */
const exported = (text: string) =>
  Array.from(text.matchAll(/^export const (\w+)(?=[:\s=])(?!\s*=\s*(?:\(|<))/gm), ([, name = '']) => name)

test('a copy file holds its words in one object that is named after the file', () => {
  const wrong = files.flatMap((file) => {
    const names = exported(readFileSync(new URL(file, src), 'utf8'))
    const copies = names.filter((name) => /copy$/i.test(name))
    const isFunctionsAlone = names.length === 0
    return isFunctionsAlone || (copies.length === 1 && copies[0] === nameOf(file))
      ? []
      : [`${file}: ${names.join(', ')}`]
  })
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
