import { describe, expect, test } from 'vitest'

import { armFindings, baselineRow } from '#science/arms/arm-checks.ts'
import type { ArmLine } from '#science/arms/arm-lines.ts'

const line = (cells: Record<string, string>, sources: ArmLine['sources'] = {}): ArmLine => ({ paperId: 'p1', cells, sources, workedOut: {} }) // prettier-ignore
const whats = (...given: Parameters<typeof armFindings>) => armFindings(...given).map(({ what }) => what)

describe('numbers of a study that want a second look', () => {
  test('counts that cannot be', () => {
    const dichotomous = { kind: 'dichotomous' } as const
    expect(whats(line({ events: '4', total: '123', controlEvents: '11', controlTotal: '139' }), dichotomous)).toEqual(
      [],
    )
    expect(
      whats(line({ events: '140', total: '123', controlEvents: '11.5', controlTotal: '139' }), dichotomous),
    ).toEqual([
      'More events than people on the side of the intervention.',
      'A count on the side of the comparator is no whole number.',
    ])
  })

  test('a deviation that may be a standard error, with what it would be then', () => {
    const means = { mean: '5', sd: '1.2', total: '100', controlMean: '6', controlSd: '12', controlTotal: '100' }
    const [found] = armFindings(line(means), { kind: 'continuous' })
    expect(found?.calculation).toBe('12 / 1.2 = 10.0; as a standard error 1.2 would be a deviation of 12.0')
    expect(whats(line({ ...means, sd: '10' }), { kind: 'continuous' })).toEqual([])
  })

  test('an estimate outside its interval, and an interval that is not even, on the scale of the measure', () => {
    const hazard = { kind: 'time-to-event' } as const
    expect(whats(line({ ratio: '0.8', low: '0.64', high: '1' }), hazard)).toEqual([])
    expect(whats(line({ ratio: '1.2', low: '0.64', high: '1' }), hazard)).toEqual([
      'The estimate lies outside its interval.',
    ])
    expect(whats(line({ ratio: '0.95', low: '0.64', high: '1' }), hazard)).toEqual([
      'The interval does not lie evenly around the estimate.',
    ])
    expect(whats(line({ difference: '2', low: '1', high: '3' }), { kind: 'generic' })).toEqual([])
  })

  test('a number that its passage does not hold; thousands may be parted, and worked-out numbers are left alone', () => {
    const quote = 'Of 1,234 people 4 had it.'
    const evidence = [{ documentId: 'p1', quote, verified: 'exact' as const, start: 0, end: 25, textHash: 'x' }]
    const source = (value: string, how?: string) => ({ rowId: 'r', columnId: 'c', documentId: 'p1', value, evidence, ...(how !== undefined && { how }) }) // prettier-ignore
    const withSources = (value: string, how?: string) =>
      line({}, { events: [source('4')], total: [source(value, how)] })
    expect(whats(withSources('1234'), { kind: 'dichotomous' })).toEqual([])
    expect(whats(withSources('1243'), { kind: 'dichotomous' })).toEqual([
      'The number 1243 does not stand in the passage that was kept for it.',
    ])
    expect(whats(withSources('1243', 'Worked out'), { kind: 'dichotomous' })).toEqual([])
  })

  test('a mean that whole numbers cannot have, with the decimals of its passage, on scales alone', () => {
    const scale = { kind: 'continuous', name: 'Depression', unit: 'HAM-D, 0 to 52' } as const
    const means = { mean: '5.19', sd: '2.3', total: '28', controlMean: '6', controlSd: '2.1', controlTotal: '28' }
    const [found, ...others] = armFindings(line(means), scale)
    expect(others).toEqual([])
    expect(found?.what).toBe(
      'If the scale counts in whole numbers, the mean on the side of the intervention cannot be (GRIM).',
    )
    expect(found?.calculation).toContain('possible: 145 / 28 = 5.18, 146 / 28 = 5.21')
    expect(whats(line({ ...means, mean: '5.18' }), scale)).toEqual([])
    expect(whats(line(means), { kind: 'continuous', name: 'Weight', unit: 'kg' })).toEqual([])
    // "5.20" was printed: as a number it is 5.2, which could be, and with its decimals it could not.
    const quote = 'The mean was 5.20 (SD 2.3).'
    const evidence = [{ documentId: 'p1', quote, verified: 'exact' as const, start: 0, end: 27, textHash: 'x' }]
    const mean = [{ rowId: 'r', columnId: 'c', documentId: 'p1', value: '5.2', evidence }]
    expect(whats(line({ ...means, mean: '5.2' }), scale)).toEqual([])
    expect(whats(line({ ...means, mean: '5.2' }, { mean }), scale)).toHaveLength(1)
    // What was worked out was printed by nobody.
    expect(whats({ ...line(means), workedOut: { mean: { formula: 'f', source: 's', from: {} } } }, scale)).toEqual([])
  })

  test('answers of a scale whose ends are known: a mean outside, a deviation that no answers have', () => {
    const scale = { kind: 'continuous', name: 'Satisfaction', unit: '1 to 5' } as const
    const means = { mean: '3.00', sd: '1.10', total: '6', controlMean: '3.00', controlSd: '1.26', controlTotal: '6' }
    const passage = (value: string) => [{ rowId: 'r', columnId: 'c', documentId: 'p1', value, evidence: [{ documentId: 'p1', quote: `It was ${value}.`, verified: 'exact' as const, start: 0, end: 9, textHash: 'x' }] }] // prettier-ignore
    const shown = (cells: Record<string, string>) =>
      line(cells, Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, passage(value)])))
    expect(armFindings(shown(means), scale)).toEqual([])
    const [found] = armFindings(shown({ ...means, sd: '2.00' }), scale)
    expect(found?.what).toContain('(SPRITE)')
    expect(found?.calculation).toBe(
      'mean 3.00, SD 2.00, n 6; deviations from 0.00 to 2.19 are possible, but not this one',
    )
    expect(armFindings(shown({ ...means, sd: '2.45' }), scale)[0]?.calculation).toContain('0.00 to 2.19 are possible')
    expect(whats(shown({ ...means, mean: '6.50' }), scale)[0]).toContain('lies outside the scale')
    expect(armFindings(shown({ ...means, sd: '2.00' }), { ...scale, unit: 'points' })).toEqual([])
  })

  test('a row before the start has its p with what rounding leaves open; what was worked out has none', () => {
    const cells = { mean: '52.3', sd: '11.2', total: '60', controlMean: '51.9', controlSd: '10.8', controlTotal: '58' }
    expect(baselineRow(line(cells))?.p).toBeCloseTo(0.8438738659653, 10)
    expect(baselineRow({ ...line(cells), workedOut: { sd: { formula: 'f', source: 's', from: {} } } })).toBeUndefined()
  })
})
