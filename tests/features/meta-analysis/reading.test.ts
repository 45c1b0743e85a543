import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { converters, convertersFor, ofGroup } from '#features/meta-analysis/convert/converters.ts'
import { forms, formsFor } from '#research/meta-analysis/columns.ts'
import { exampleDocument } from '#features/meta-analysis/model/example.ts'
import { redone, startHistory, stepped, undone } from '#shared/history/history.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import { newOutcome, withMeasure } from '#research/meta-analysis/outcome.ts'
import { blockIn, textOf } from '#features/meta-analysis/table/clipboard.ts'
import { hasHeadings, matchHeadings, withTable } from '#features/meta-analysis/transfer/match-columns.ts'
import { readTableText } from '#features/meta-analysis/transfer/read-table-text.ts'

import { BCG_TSV } from './bcg-table.ts'

describe('a number in a cell', () => {
  test.each([
    ['12', 12], ['-0.5', -0.5], ['−0.5', -0.5], ['–3', -3], ['0,45', 0.45], ['1 234', 1234], ['1,234,567', 1234567], ['1e-3', 0.001], ['.5', 0.5],
  ])('%s is %d', (text, value) => {
    expect(numberIn(text, 'number')).toEqual({ value })
  }) // prettier-ignore

  test('with one comma before three digits is thousands among counts and a question among measures', () => {
    expect(numberIn('13,536', 'whole')).toEqual({ value: 13_536 })
    expect(numberIn('1,234', 'number')).toEqual({
      problem: '1,234 can be read in two ways: write 1234 or 1.234.',
    })
    expect(numberIn('0,234', 'number')).toEqual({ value: 0.234 })
    // Nobody is a part of a person: with a point it is a question among counts, and a measure as it stands.
    expect(numberIn('1.234', 'whole')).toEqual({ problem: '1.234 can be read in two ways: write 1234, or 1.' })
    expect(numberIn('12.5', 'whole')).toEqual({ value: 12.5 })
    expect(numberIn('1.234', 'number')).toEqual({ value: 1.234 })
  })

  test.each(['<0.001', 'n/a', '12 (3)', '0x1F', 'Infinity', '5%'])('%s is none', (text) => {
    expect(numberIn(text, 'number')).toHaveProperty('problem')
  })

  test('that is empty is missing, not wrong', () => {
    expect(numberIn('  ', 'number')).toBeUndefined()
  })
})

describe('a table from elsewhere', () => {
  test('of R is understood: the author names the line, counts go to their columns, the rest stays out', () => {
    const [head = [], ...body] = blockIn(BCG_TSV)
    const outcome = newOutcome('TB', 'RR')
    expect(hasHeadings(head, outcome)).toBe(true)
    const targets = matchHeadings(head, body, outcome)
    expect(targets.map((target) => (target.is === 'column' ? target.key : target.is))).toEqual([
      'nowhere', 'label', 'year', 'events', 'nonEvents', 'controlEvents', 'controlNonEvents', 'nowhere', 'subgroup',
    ]) // prettier-ignore
    const made = withTable(outcome, head, body, targets, true)
    expect(made.forms).toEqual(['cells'])
    expect(made.extras).toContain('subgroup')
    expect(made.lines).toHaveLength(13)
    expect(made.lines[3]?.cells).toMatchObject({ label: 'Hart & Sutherland', events: '62', nonEvents: '13536' })
  })

  test.each([
    ['metafor', 'study\tx1i\tt1i\tx2i\tt2i'],
    ['a paper', 'Study\tEvents\tPerson-time\tEvents, control\tPerson-time, control'],
  ])('with rates as %s heads them goes to events and person-time', (_, headings) => {
    const outcome = newOutcome('Rates', 'IRR')
    const [head = [], ...body] = blockIn(`${headings}\nA\t10\t1000.5\t20\t990\nB\t4\t210\t5\t230`)
    const targets = matchHeadings(head, body, outcome)
    expect(targets.map((target) => (target.is === 'column' ? target.key : target.is))).toEqual([
      'label', 'events', 'time', 'controlEvents', 'controlTime',
    ]) // prettier-ignore
    expect(withTable(outcome, head, body, targets, true).forms).toEqual(['rates'])
  })

  test('keeps the lines that are there, unless it comes instead of them', () => {
    const outcome = exampleDocument().outcomes[0]
    if (!outcome) throw new Error('no example')
    const targets = [{ is: 'column' as const, key: 'label' }, { is: 'moderator' as const }]
    const made = withTable(
      outcome,
      ['Study', 'Dose'],
      [
        ['New', '5'],
        ['', ' '],
      ],
      targets,
      false,
    )
    expect(made.lines).toHaveLength(14)
    const key = made.moderators.at(-1)?.key ?? ''
    expect(made.moderators.at(-1)?.name).toBe('Dose')
    expect(made.lines.at(-1)?.cells[`mod:${key}`]).toBe('5')
    expect(withTable(outcome, ['Study', 'Dose'], [['New', '5']], targets, true).lines).toHaveLength(1)
  })

  test.each([
    ['semicolons and decimal commas', 'a;b\n1,5;2\n', [['a', 'b'], ['1,5', '2']]],
    ['a mark of UTF-8, quotes and CRLF', '\uFEFFa,b\r\n"x, y",2\r\n\r\n', [['a', 'b'], ['x, y', '2']]],
    ['tabs', 'a\tb\n1, 2\t3', [['a', 'b'], ['1, 2', '3']]],
    ['Markdown', '| a | b |\n|---|:-:|\n| 1 | 2 |', [['a', 'b'], ['1', '2']]],
  ])('with %s', async (_, text, rows) => {
    expect(await readTableText(text)).toEqual(rows)
  }) // prettier-ignore

  test('goes to the clipboard and comes back as it was', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => !text.startsWith('"')) // prettier-ignore
    const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(block, (rows) => {
        fc.pre((rows.at(-1) ?? []).some((text) => text !== ''))
        expect(blockIn(textOf(rows))).toEqual(rows)
      }),
    )
  })
})

describe('what papers report instead', () => {
  test('each rule gives numbers for columns that its measures have', () => {
    for (const { measures, form, compute, hasGroups, key } of converters) {
      for (const measure of measures) {
        const columns = formsFor(measure).flatMap((each): string[] => [...forms[each].columns])
        const outputs = compute(() => 0.5, { direction: 1, measure })
        for (const { column } of outputs) {
          if (column === undefined) continue
          expect(columns, `${key} for ${measure}`).toContain(column)
          const isTwoGroups = form === 'means' && measure !== 'MN'
          if (hasGroups && isTwoGroups) expect(columns).toContain(ofGroup(column, true))
        }
      }
    }
  })

  test('a ratio with its interval: the error of its logarithm', () => {
    const rule = convertersFor('HR').find(({ key }) => key === 'ratio-ci')
    const values: Record<string, number> = { ratio: 0.5, low: 0.25, high: 1 }
    const outputs = rule?.compute((name) => values[name] ?? Number.NaN, { direction: 1, measure: 'HR' }) ?? []
    const numbers = outputs.map(({ result }) => (result.ok ? result.value : Number.NaN))
    expect(numbers[0]).toBeCloseTo(Math.log(0.5), 10)
    // (ln 1 − ln 0.25)/(2·1.959964)
    expect(numbers[1]).toBeCloseTo(1.3862943611 / 3.919927969, 8)
  })
})

describe('steps', () => {
  test('are taken back and done again; letters of one edit are one step', () => {
    let history = startHistory('')
    history = stepped(history, '1', 'cell')
    history = stepped(history, '12', 'cell')
    history = stepped(history, '12 and a line')
    history = undone(history)
    expect(history.present).toBe('12')
    history = undone(history)
    expect(history.present).toBe('')
    expect(undone(history).present).toBe('')
    history = redone(history)
    expect(history.present).toBe('12')
    history = stepped(history, 'other')
    expect(redone(history).present).toBe('other')
  })

  test('to another measure keep what was typed, and the form where it fits', () => {
    const outcome = exampleDocument().outcomes[0]
    if (!outcome) throw new Error('no example')
    expect(withMeasure(outcome, 'OR')).toMatchObject({ forms: ['cells'], lines: outcome.lines })
    const means = withMeasure({ ...outcome, settings: { ...outcome.settings, model: 'mantel-haenszel' } }, 'SMD')
    expect(means).toMatchObject({ forms: ['means'], lines: outcome.lines })
    expect(means.settings.model).toBe('REML')
  })
})
