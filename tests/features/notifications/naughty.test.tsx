import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import type { Notification } from '#contract/notifications.ts'
import { GroupHead } from '#features/notifications/GroupHead.tsx'
import { NotificationItem } from '#features/notifications/NotificationItem.tsx'
import { createQueryClient } from '#shared/query/query-client.ts'
import { TooltipProvider } from '#shared/ui/TooltipProvider.tsx'
import { ALARM, naughtyStrings } from '#tests/support/naughty-strings.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const nothing = () => {}
const noteOf = (text: string, n: number): Notification => ({
  id: `n${n}`,
  type: text,
  title: text,
  message: text,
  isRead: false,
  createdAt: n % 2 === 0 ? text : new Date(NOW).toISOString(),
  metadata: { teamName: text, projectName: text, threadId: text },
})

/** All elements of the drawing, without what is written in them. */
const skeletonOf = (element: Element): string =>
  `${element.tagName}[${[...element.attributes]
    .map(({ name }) => name)
    .filter((name) => name !== 'datetime')
    .toSorted()
    .join()}](${[...element.children].map(skeletonOf).join()})`

function draw(text: string, n: number) {
  const notification = noteOf(text, n)
  const { container, unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <TooltipProvider>
          <NotificationItem {...{ notification, now: NOW, onLeave: nothing, holdFocus: nothing }} />
          <GroupHead
            group={{ id: 'g', about: text, members: [notification, { ...notification, id: 'm' }] }}
            isOpen={false}
            now={NOW}
            onToggle={nothing}
            holdFocus={nothing}
          />
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const drawn = { skeleton: skeletonOf(container), text: container.textContent ?? '' }
  unmount()
  return drawn
}

test('500 naughty strings in type, title, message, name and date are text and nothing else', () => {
  expect(new Set(naughtyStrings).size).toBeGreaterThanOrEqual(500)
  const harmless = [draw('Harmless', 0).skeleton, draw('Harmless', 1).skeleton]
  naughtyStrings.forEach((text, n) => {
    const drawn = draw(text, n)
    expect(drawn.skeleton, text.slice(0, 80)).toBe(harmless[n % 2])
    expect(drawn.text).toContain(text.length > 1000 ? text.slice(0, 999) : text)
  })
  expect(Object.hasOwn(window, ALARM)).toBe(false)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
