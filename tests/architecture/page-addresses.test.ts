import { describe, expect, test } from 'vitest'

import { routes } from '#app/routes.ts'

import { addressesIn, pageAddresses, pageStates } from '../../e2e/support/addresses.ts'

describe('the addresses at which every page is judged and pictured', () => {
  test.each(pageStates)('there is one for each row of the route table, %s, or the row is another name', (state) => {
    const rows = new Set(addressesIn(state).map(({ row }) => row))
    const aliases = pageAddresses.filter(({ isAlias }) => isAlias).map(({ row }) => row)
    const missing = routes.map(({ path }) => path).filter((path) => !rows.has(path))
    expect(state === 'filled' ? missing : missing.filter((path) => !aliases.includes(path))).toEqual([])
  })

  test('names no row that the table does not have, and nothing twice', () => {
    const table = routes.map(({ path }) => path)
    const rows = pageAddresses.flatMap(({ row }) => row ?? [])
    expect(rows.filter((row) => !table.includes(row))).toEqual([])
    const names = pageAddresses.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
