import { afterEach, describe, expect, test } from 'vitest'

import { anchorOf, anchorSchema, type Anchor } from '#features/comments/anchor/anchor.ts'
import { describePlace, isStableAttribute, isStableId, selectorOf } from '#features/comments/anchor/describe-place.ts'
import { findElement } from '#features/comments/anchor/find-element.ts'
import { createPageIndex } from '#features/comments/anchor/page-index.ts'
import { inWords } from '#features/comments/anchor/page-words.ts'
import { stepFrom } from '#features/comments/overlay/walk-elements.ts'

const page = (html: string) => {
  document.body.innerHTML = `<div id="root"><main>${html}</main></div>`
}
afterEach(() => {
  document.body.innerHTML = ''
})
const the = (selector: string): Element => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const remember = (selector: string) => describePlace(the(selector), { x: 0, y: 0 })
const look = (anchor: Anchor) => findElement(anchor, createPageIndex())

const TEXT = `
  <h1>Review</h1>
  <p>Whoever reads for a living marks what matters.</p>
  <p class="mt-4 text-ink">It has to stay with the words it was meant for.</p>
  <button class="h-9">Export list</button>`
const TABLE = (rows: [string, string][]) =>
  `<table>${rows.map(([study, blinded]) => `<tr><th>${study}</th><td>${blinded}</td></tr>`).join('')}</table>`

describe('what is remembered', () => {
  test('a way to the element without classes and without ids that do not last', () => {
    page('<div id="radix-_r_1_"><section><p class="mt-4 flex">One</p><p id="abstract">Two</p></section></div>')
    expect(selectorOf(the('p'))).not.toMatch(/\.|radix/)
    expect(document.querySelector(selectorOf(the('p')))).toBe(the('p'))
    expect(selectorOf(the('#abstract'))).toBe('#abstract')
    expect(['main', 'bench-text-b', 'note_2'].map(isStableId)).toEqual([true, true, true])
    expect(['_r_3_', ':r1:', '«r1»', 'radix-:r1:', 'comment-17329', 'react-aria-2', ''].some(isStableId)).toBe(false)
    expect(isStableAttribute('data-anchor', 'box')).toBe(true)
    expect(isStableAttribute('data-state', 'open')).toBe(false)
    expect(isStableAttribute('class', 'flex')).toBe(false)
  })
  test('what the element is and says, and never what somebody typed', () => {
    page('<label>Question <textarea>my secret</textarea></label><div contenteditable="true"><b>also mine</b></div>')
    const anchor = remember('textarea')
    expect(anchor).toMatchObject({ tag: 'textarea', role: 'textbox', text: '' })
    expect(JSON.stringify([anchor, remember('b'), remember('label'), remember('main')])).not.toMatch(/secret|mine/)
    expect(anchorSchema.safeParse(anchor).success).toBe(true)
  })
  test('the same words elsewhere are noted', () => {
    page(
      TABLE([
        ['Aronson', 'Yes'],
        ['Rosenthal', 'Yes'],
      ]),
    )
    expect(remember('td')).toMatchObject({ hasTwins: true, around: 'Aronson' })
  })
  test.each([undefined, null, {}, { anchor: 'x' }, { anchor: { v: 2 } }, { anchor: { v: 1, selector: 7 } }])(
    'what cannot be read is none: %j',
    (metadata) => expect(anchorOf({ metadata })).toBeUndefined(),
  )
})

describe('found again', () => {
  test('where it was: by its way through the page', () => {
    page(TEXT)
    const anchor = remember('p:nth-of-type(2)')
    expect(look(anchor)).toMatchObject({ step: 'selector', score: 1, element: the('p:nth-of-type(2)') })
  })
  test('after it was made anew', () => {
    page(TEXT)
    const anchor = remember('button')
    page(TEXT)
    expect(look(anchor).element).toBe(the('button'))
  })
  test('after it moved: by its words', () => {
    page(TEXT)
    const anchor = remember('p:nth-of-type(2)')
    page(`<p>Something new.</p><p>More of it.</p><section>${TEXT}</section>`)
    expect(look(anchor).step).toBe('words')
    expect(look(anchor).element?.textContent).toBe('It has to stay with the words it was meant for.')
  })
  test('after it was reworded a little: by likeness', () => {
    page(TEXT)
    const anchor = remember('p:nth-of-type(2)')
    page('<div><p>New.</p><p>More.</p><p>It still has to stay with the words it was meant for, always.</p></div>')
    expect(look(anchor)).toMatchObject({ step: 'likeness', element: the('p:nth-of-type(3)') })
  })
  test('of several that say the same the one in its row, wherever that stands now', () => {
    page(
      TABLE([
        ['Aronson 1948', 'Yes'],
        ['Ferguson 1949', 'No'],
        ['Rosenthal 1960', 'Yes'],
      ]),
    )
    const anchor = remember('tr:nth-of-type(3) td')
    page(
      TABLE([
        ['Rosenthal 1960', 'Yes'],
        ['Aronson 1948', 'Yes'],
        ['Ferguson 1949', 'No'],
      ]),
    )
    expect(look(anchor).element?.closest('tr')?.textContent).toBe('Rosenthal 1960Yes')
  })
})

describe('rather lost than wrong', () => {
  test('its row is gone and another that says the same stands in its place', () => {
    page(
      TABLE([
        ['Aronson 1948', 'Yes'],
        ['Rosenthal 1960', 'Yes'],
      ]),
    )
    const anchor = remember('tr:nth-of-type(1) td')
    page(
      TABLE([
        ['Rosenthal 1960', 'Yes'],
        ['Hart 1977', 'Yes'],
      ]),
    )
    expect(look(anchor).step).toBe('lost')
  })
  test('it is gone', () => {
    page(TEXT)
    const anchor = remember('p:nth-of-type(2)')
    page('<h1>Review</h1><p>Quite another thing.</p>')
    expect(look(anchor).step).toBe('lost')
  })
  test('a selector that is none, or that leads into the overlay', () => {
    page(TEXT)
    const anchor = remember('button')
    page('<div data-comment-overlay><button>Export list</button></div>')
    expect(look(anchor).step).toBe('lost')
    expect(look({ ...anchor, selector: '"],[onload' }).step).toBe('lost')
  })
})

test('elements are called by what they are and say', () => {
  page(`${TEXT}<img alt="A map"><section aria-label="Filters"></section>`)
  expect(['h1', 'button', 'img', 'section', 'main'].map((each) => inWords(the(each)).slice(0, 24))).toEqual([
    'heading “Review”',
    'button “Export list”',
    'img “A map”',
    'region “Filters”',
    'main “Review Whoever rea',
  ])
})

test('one can walk through the elements and into them', () => {
  page('<h1>Review</h1><ul><li>One <a href="/x">link</a></li><li>Two</li></ul>')
  const all = Array.from(document.querySelectorAll('h1, li, a'))
  const [title, first, link, second] = all
  expect(stepFrom(undefined, 'next', all)).toBe(title)
  expect(stepFrom(title, 'next', all)).toBe(first)
  expect(stepFrom(first, 'in', all)).toBe(link)
  expect(stepFrom(link, 'out', all)).toBe(first)
  expect(stepFrom(link, 'next', all)).toBe(second)
  expect(stepFrom(second, 'next', all)).toBe(second)
  expect(stepFrom(title, 'previous', all)).toBe(title)
  expect(stepFrom(the('ul'), 'next', all)).toBe(first)
})
