import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'

import { App, openClient } from '#app/App.tsx'
import { notify } from '#engine/notifications/notices.ts'
import type { LoopbackSocket } from '#mocks/server/loopback.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { createTestSocket, loadTestStripe } from '#mocks/server/vitest.ts'
import { hubNow, untilHeard } from '#tests/support/live.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

const ME = seedUserId('free')
const GAPS = 100
/** Gaps that follow one another without a moment to settle; then the page is compared with the server. */
const IN_A_ROW = 10

type Happening = { is: 'arrives' } | { is: 'is read' | 'is removed'; which: number } | { is: 'all are read' }
/** A gap: what happens before it and what happens inside it. Inside it nothing is heard. */
type Gap = { before: Happening[]; inside: Happening[]; isGivenUp: boolean }

const which = fc.nat({ max: 30 })
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ is: 'arrives' } as const) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('is read' as const), which }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('is removed' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ is: 'all are read' } as const) },
)
const gap: fc.Arbitrary<Gap> = fc.record({
  before: fc.array(happening, { maxLength: 4 }),
  inside: fc.array(happening, { maxLength: 6 }),
  isGivenUp: fc.boolean(),
})

const rows = () => worldNow().notifications.filter(({ accountId }) => accountId === ME)
let arrived = 0

/** On the server, and told to those who listen: a removal has no event. */
function happen(what: Happening) {
  const world = worldNow()
  const hub = hubNow()
  if (what.is === 'arrives') {
    arrived += 1
    notify(world, hub, ME, { type: 'system', title: `Arrival ${arrived}`, message: '' })
    return
  }
  if (what.is === 'all are read') {
    for (const { id } of rows()) world.notifications.update(id, { isRead: true })
    hub.toUser(ME, 'all_notifications_read', {})
    return
  }
  const all = rows()
  const row = all[what.which % Math.max(all.length, 1)]
  if (!row) return
  if (what.is === 'is removed') {
    world.notifications.remove(row.id)
    return
  }
  world.notifications.update(row.id, { isRead: true })
  hub.toUser(ME, 'notification_read', { notificationId: row.id })
}

const titlesOf = (isRead: boolean) =>
  rows()
    .filter((row) => row.isRead === isRead)
    .map(({ title }) => title)
    .toReversed()

test('a hundred random gaps: nothing is missing, nothing is there twice, and the numbers are the server’s', async () => {
  signInAs('free')
  history.replaceState(null, '', '/help')
  const sockets: LoopbackSocket[] = []
  const createSocket = () => {
    const socket = createTestSocket()
    sockets.push(socket)
    return socket
  }
  render(
    <StrictMode>
      <App client={openClient()} createSocket={createSocket} loadStripe={loadTestStripe} />
    </StrictMode>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await panel.findByRole('tab', { name: /^Unread/ })
  await untilHeard('free')
  const socket = sockets.find(({ connected }) => connected)
  if (!socket) throw new Error('no connection')

  const shown = () => panel.queryAllByRole('article').map((row) => /Arrival \d+/.exec(row.textContent)?.[0])
  const bell = screen.getByRole('button', { name: 'Notifications' })
  let gaps = 0

  const isAsTheServerHasIt = async () => {
    const unread = titlesOf(false)
    const read = titlesOf(true)
    await waitFor(() => {
      expect(panel.getByRole('tab', { name: `Unread ${unread.length}` })).toBeInTheDocument()
      expect(panel.getByRole('tab', { name: `Read ${read.length}` })).toBeInTheDocument()
      expect(shown()).toEqual(unread.slice(0, shown().length))
      expect(shown().length).toBeGreaterThanOrEqual(Math.min(unread.length, 8))
      expect(bell.textContent).toBe(unread.length === 0 ? '' : `${Math.min(unread.length, 99)}`)
    })
  }

  await fc.assert(
    fc.asyncProperty(fc.array(gap, { minLength: IN_A_ROW, maxLength: IN_A_ROW }), async (all) => {
      for (const { id } of rows()) worldNow().notifications.remove(id)
      for (const { before, inside, isGivenUp } of all) {
        gaps += 1
        act(() => before.forEach(happen))
        // Events travel in a moment of their own; some of them are still on the way when the line breaks.
        if (gaps % 2 === 0) await act(() => Promise.resolve())
        act(() => socket.interrupt({ givesUp: isGivenUp }))
        act(() => inside.forEach(happen))
        await act(async () => {
          if (isGivenUp) window.dispatchEvent(new Event('online'))
          else socket.connect()
          await new Promise((resolve) => setTimeout(resolve, 0))
        })
      }
      await untilHeard('free')
      await isAsTheServerHasIt()
    }),
    { numRuns: GAPS / IN_A_ROW, endOnFailure: true },
  )
  expect(gaps).toBeGreaterThanOrEqual(GAPS)
})
