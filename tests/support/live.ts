import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import { notify, type Notice } from '#engine/notifications/notices.ts'
import { hubOf } from '#engine/live/hub.ts'
import type { Rooms } from '#engine/live/rooms.ts'
import { seedUserId } from '#mocks/seed/users.ts'

import { worldNow } from './render.tsx'
import type { Person } from './sign-in.ts'

export const hubNow = () => hubOf(worldNow().id)

const roomsNow = () => (globalThis as { roadrunnerRooms?: Map<string, Rooms> }).roadrunnerRooms?.get(worldNow().id)

/** Waits until the page of the person hears what is sent to them. */
export const untilHeard = (person: Person) =>
  waitFor(() => expect(roomsNow()?.in(`user:${seedUserId(person)}`).length).toBe(1))

/** Something happens to a person while they look at the page. */
export const ring = (person: Person, notice: Partial<Notice> = {}) =>
  act(() => {
    const words = { type: 'comment', title: 'New comment', message: 'Look at this' } as const
    notify(worldNow(), hubNow(), seedUserId(person), { ...words, ...notice })
  })
