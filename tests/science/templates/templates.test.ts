import { describe, expect, test } from 'vitest'

import { newReviewBody, readReviewBody } from '#contract/review-body.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { emptyGridBody, readGridBody } from '#science/grid/read-grid.ts'
import { emptyNarrative, readNarrative } from '#science/narrative/body.ts'
import { bundledTemplates } from '#science/templates/bundled.ts'
import { readTemplate, setupOf, templateBody, templateGroups } from '#science/templates/template.ts'

describe('bundled templates', () => {
  test('each has a name of its own, says what it is for, and sets something up', () => {
    expect(new Set(bundledTemplates.map(({ id }) => id)).size).toBe(bundledTemplates.length)
    for (const { about, preview } of bundledTemplates) {
      expect(about).toMatch(/\.$/)
      expect(preview.length).toBeGreaterThan(2)
    }
    expect([...new Set(bundledTemplates.map(({ group }) => group))].toSorted()).toEqual([...templateGroups].toSorted())
  })

  test('each body is one that its page reads', () => {
    for (const { kind, body, id } of bundledTemplates) {
      if (kind === 'review') expect(readReviewBody(body), id).toMatchObject({ ok: true })
      else if (kind === 'narrative') expect(readNarrative(body).sections.length, id).toBeGreaterThan(2)
      else expect(readGridBody(body)?.columns.length, id).toBeGreaterThan(2)
    }
  })
})

describe('what can be used again of an analysis', () => {
  test('of a narrative review its headings and its plan, no text, no claim', () => {
    const body = {
      ...emptyNarrative(),
      scope: 'Adults',
      sections: [{ id: 'a', heading: 'One', text: 'Secret words', origin: 'person' as const }],
      notes: [{ id: 'n', text: 'Secret note' }],
      isFinal: true,
    }
    const setup = setupOf('narrative', body)
    expect(setup?.preview).toEqual(['One'])
    expect(JSON.stringify(setup)).not.toContain('Secret')
    expect(setup?.body).toMatchObject({ scope: 'Adults', isFinal: false })
  })

  test('of a review its criteria and form, not its register number, pages and maps', () => {
    const body = newReviewBody('systematic', {
      criteria: [{ id: 'c', kind: 'include', text: 'A trial' }],
      protocol: { registration: 'Secret number', rationale: 'Because' },
      checklist: { 'item-1': 'Secret page' },
    })
    const setup = setupOf('review', body)
    expect(setup).toMatchObject({ group: 'protocol', preview: ['Include: A trial'] })
    expect(JSON.stringify(setup)).not.toContain('Secret')
  })

  test('of a grid its columns, not its rows', () => {
    const body = {
      ...emptyGridBody(),
      columns: columnLibrary.slice(0, 3),
      rows: [{ id: 'r', kind: 'claim', name: 'Secret row' }],
    }
    const setup = setupOf('lit_table', body)
    expect(setup).toMatchObject({ group: 'columns', kind: 'lit_table' })
    expect(JSON.stringify(setup)).not.toContain('Secret')
    expect(setup?.preview).toHaveLength(3)
  })

  test('an answer sets nothing up; neither does what cannot be read', () => {
    expect(setupOf('synthesis', {})).toBeUndefined()
    expect(setupOf('grid', { schema: 99 })).toBeUndefined()
    expect(setupOf('narrative', {})).toBeUndefined()
  })

  test('kept and read again it is the same', () => {
    for (const template of bundledTemplates) {
      const read = readTemplate({ id: 'own', title: template.name, body: templateBody(template) })
      expect(read).toEqual({ ...template, id: 'own', about: '' })
    }
    expect(readTemplate({ id: 'x', body: { schema: 2 } })).toBeUndefined()
  })
})
