import { expect, onTestFinished, test } from 'vitest'

import { holdFocus } from '#app/navigation/hold-focus.ts'

function page(html: string) {
  document.body.innerHTML = html
  onTestFinished(holdFocus())
  onTestFinished(() => document.body.replaceChildren())
  return (id: string) => document.getElementById(id) as HTMLElement
}
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))

test('a button that goes by being pressed leaves the focus to the part that it stood in, not to its neighbour', async () => {
  const at = page(
    '<main><section id="part"><p><button id="gone"></button></p><button id="next"></button></section></main>',
  )
  at('gone').focus()
  at('gone').parentElement?.remove()
  expect(document.body).toHaveFocus()
  await twoFrames()
  await expect.poll(() => document.activeElement?.id).toBe('part')
  at('next').focus()
  expect(at('part')).not.toHaveAttribute('tabindex')
})

test('what is put elsewhere in its list keeps the focus', async () => {
  const at = page('<main><ul id="list"><li><button id="first"></button></li><li></li></ul></main>')
  at('first').focus()
  at('list').append(at('first').parentElement as HTMLElement)
  await expect.poll(() => document.activeElement?.id).toBe('first')
})

test('a row that goes by a choice of its menu, which stands outside of the page, leaves the focus to the page', async () => {
  const at = page(
    '<main tabindex="-1"><button id="row"></button></main><div id="menu"><button id="choice"></button></div>',
  )
  at('choice').focus()
  at('menu').remove()
  at('row').remove()
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
})

test('on another page, beside everything, or with somebody who knows better, nothing is taken', async () => {
  const at = page(
    '<main><section><button id="a"></button><button id="b"></button><button id="c"></button></section></main>',
  )
  at('a').focus()
  at('a').blur()
  await twoFrames()
  expect(document.body).toHaveFocus()

  at('a').focus()
  at('a').remove()
  await Promise.resolve()
  at('b').focus()
  await twoFrames()
  await twoFrames()
  expect(at('b')).toHaveFocus()

  at('b').remove()
  history.pushState(null, '', '/elsewhere')
  await twoFrames()
  await twoFrames()
  expect(document.body).toHaveFocus()
})
