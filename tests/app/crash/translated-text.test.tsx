import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { watchTranslator } from '#app/crash/watch-translator.ts'

const removeChild = () => Reflect.get(Node.prototype, 'removeChild') as unknown
const before = removeChild()
beforeAll(watchTranslator)

/** As browsers do it: each text gives way to two nested elements with the words in the other language. */
function translate(root: Node) {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.tagName === 'FONT') continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}

function Papers() {
  const [count, setCount] = useState(1)
  const [isNoted, setNoted] = useState(true)
  const [hasMore, setMore] = useState(false)
  return (
    <>
      <p data-testid="line">
        {hasMore && <b>More: </b>}
        {count} chosen {isNoted && 'of many'}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setNoted(false)}>
        Less
      </button>
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
    </>
  )
}

test('texts that a translator replaced are changed, taken away, and other things put before them', async () => {
  render(<Papers />)
  const line = screen.getByTestId('line')
  const [add, less, more] = screen.getAllByRole('button')
  if (!add || !less || !more) throw new Error('There are not three buttons.')
  translate(document.body)
  expect(line).toHaveTextContent('«1»« chosen »«of many»')
  // The part for translated pages is fetched.
  await waitFor(() => expect(removeChild()).not.toBe(before))

  await userEvent.click(add)
  await waitFor(() => expect(line).toHaveTextContent('2« chosen »«of many»'))
  translate(document.body)
  await userEvent.click(add)
  await waitFor(() => expect(line).toHaveTextContent('3« chosen »«of many»'))
  translate(document.body)
  await userEvent.click(more)
  expect(line).toHaveTextContent('More: «3»« chosen »«of many»')
  await userEvent.click(less)
  expect(line).toHaveTextContent(/^More: «3»« chosen »$/)
})

test('what is not there for any other reason still fails', () => {
  const strange = document.createElement('i')
  expect(() => document.body.removeChild(strange)).toThrow()
  expect(() => document.body.insertBefore(document.createElement('b'), strange)).toThrow()
})
