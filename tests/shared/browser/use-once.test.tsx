import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useOnce } from '#shared/browser/use-once.ts'

function Sender({ send }: { send: () => Promise<unknown> }) {
  const [run, isRunning] = useOnce(send)
  return (
    <button type="button" onClick={run}>
      {isRunning ? 'Sending' : 'Send'}
    </button>
  )
}

test('a double click sends once, and after the answer it can be sent again', async () => {
  const answers: ((value: unknown) => void)[] = []
  render(<Sender send={() => new Promise((resolve) => answers.push(resolve))} />)
  const button = screen.getByRole('button')

  // Both clicks arrive before React has drawn anything.
  button.click()
  button.click()
  expect(answers).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Sending' })).toBeVisible()

  answers[0]?.('done')
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
  fireEvent.click(button)
  await waitFor(() => expect(answers).toHaveLength(2))
})

test('a failure opens it again, whether it is thrown at once or later', async () => {
  let sent = 0
  render(
    <Sender
      send={() => {
        sent += 1
        if (sent === 1) throw new Error('at once')
        return Promise.reject(new Error('later'))
      }}
    />,
  )
  const button = screen.getByRole('button')
  for (const times of [1, 2, 3]) {
    fireEvent.click(button)
    expect(sent).toBe(times)
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
  }
})
