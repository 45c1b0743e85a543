import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'

import { useStreamedSections, type StreamedSections } from '#research/streamed-sections/streamed-sections.ts'
import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { handSocket } from './hand-socket.ts'

const TEXTS = ['What was asked, and of whom.', 'What the papers say.', 'Where they differ.', 'What nobody has studied.']

/** A page that listens to one synthesis, and what it knows of its sections. */
async function listener() {
  const client = createQueryClient()
  const wake = vi.spyOn(client, 'invalidateQueries')
  client.setQueryData(sessionQuery().queryKey, { id: 'u1' })
  const socket = handSocket()
  let known: StreamedSections = new Map()
  function Listener() {
    known = useStreamedSections({ id: 'syn-1' }, ['syntheses', 'get'])
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <RealtimeProvider createSocket={() => socket}>
        <StrictMode>
          <Listener />
        </StrictMode>
      </RealtimeProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(socket.connects).toBe(1))
  socket.open()
  const woken = () => wake.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === 'syntheses').length
  return { socket, known: () => known, woken }
}

const piece = (sectionIndex: number, letters: number, documentId = 'syn-1') => ({
  type: 'content_stream',
  documentId,
  sectionIndex,
  content: (TEXTS[sectionIndex] ?? '').slice(0, letters),
})
/** Every section in five steps, the last of them whole. */
const pieces = TEXTS.flatMap((text, index) => [3, 8, 12, 15, text.length].map((letters) => piece(index, letters)))

test('sections that come out of order, twice and late are whole in the end, and nothing of another synthesis is among them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...pieces, ...pieces.slice(0, 7), piece(0, 99, 'syn-2'), piece(3, 99, 'syn-2')], {
        minLength: pieces.length + 9,
      }),
      async (order) => {
        const { socket, known } = await listener()
        act(() => order.forEach((one) => socket.receive('content_stream', one)))
        expect([...known()].toSorted(([a], [b]) => a - b)).toEqual([...TEXTS.entries()])
        cleanup()
      },
    ),
    { numRuns: 30 },
  )
})

test('a section that never came is a hole and no other section, and odd pieces change nothing', async () => {
  const { socket, known } = await listener()
  for (const index of [3, 0]) socket.receive('content_stream', piece(index, 99))
  for (const odd of [
    { sectionIndex: -1 },
    { sectionIndex: 1.5 },
    { sectionIndex: '1' },
    { content: null },
    { type: 'x' },
  ]) {
    socket.receive('content_stream', { ...piece(1, 99), ...odd })
  }
  expect([...known().keys()].toSorted((a, b) => a - b)).toEqual([0, 3])
})

test('a section that begins asks for the text once, however many pieces of it come and however often React looks', async () => {
  const { socket, woken } = await listener()
  for (const one of [piece(0, 3), piece(0, 8), piece(1, 3), piece(0, 99), piece(1, 99)]) {
    act(() => {
      socket.receive('content_stream', one)
    })
  }
  expect(woken()).toBe(2)
})
