import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LitText } from '#shared/ui/LitText.tsx'

const TEXT = 'Tuberculosis developed in 62 of 13,598 adolescents.'

const litIn = (text: string, spans: { start: number; end: number }[]) => {
  const { container } = render(<LitText text={text} spans={spans} />)
  return {
    text: container.textContent,
    lit: [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
    elements: container.querySelectorAll('*:not(mark)').length,
  }
}

test('lights a passage and changes no letter of the text', () => {
  expect(litIn(TEXT, [{ start: 26, end: 38 }])).toMatchObject({ text: TEXT, lit: ['62 of 13,598'] })
})

test('spans may come in any order, overlap, and touch', () => {
  expect(
    litIn('abcdef', [
      { start: 3, end: 5 },
      { start: 0, end: 2 },
      { start: 1, end: 3 },
    ]),
  ).toMatchObject({ text: 'abcdef', lit: ['ab', 'c', 'de'] })
})

test('spans beyond the text, empty or turned round light nothing', () => {
  expect(litIn('abc', [{ start: 5, end: 9 }])).toMatchObject({ text: 'abc', lit: [] })
  expect(litIn('abc', [{ start: 1, end: 1 }])).toMatchObject({ text: 'abc', lit: [] })
  expect(litIn('abc', [{ start: 2, end: 1 }])).toMatchObject({ text: 'abc', lit: [] })
  expect(litIn('abc', [{ start: -2, end: 99 }])).toMatchObject({ text: 'abc', lit: ['abc'] })
})

test('markup in a text is shown, not obeyed', () => {
  const hostile = '<img src=x onerror=alert(1)> & <mark>no</mark>'
  expect(litIn(hostile, [{ start: 0, end: 5 }])).toEqual({ text: hostile, lit: ['<img '], elements: 0 })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
