import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Change = { find: string; put: string }
type Fault = Change & { name: string; what: string; file: string; also?: Change; tests: string[] }

const { faults } = (await import(new URL('../../.ci/check/planted-faults.data.mjs', import.meta.url).href)) as {
  faults: Fault[]
}
const at = (file: string) => new URL(`../../${file}`, import.meta.url)

test.each(faults)('the planted fault “$name” stands once in its file, and its tests are there', (fault) => {
  const text = existsSync(at(fault.file)) ? readFileSync(at(fault.file), 'utf8') : ''
  const changes: Change[] = fault.also ? [fault, fault.also] : [fault]
  for (const { find, put } of changes) {
    expect(text.split(find).length - 1, `${fault.file}: ${find}`).toBe(1)
    expect(put).not.toBe(find)
  }
  expect(fault.tests.filter((file) => !existsSync(at(file)))).toEqual([])
})

test('no two planted faults have one name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
