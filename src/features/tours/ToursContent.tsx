import type { ReactNode } from 'react'

import { versionOf, type ContentItem } from '#research/content/content-item.ts'

import { tours } from './tour-catalogue.ts'

const group = { testers: 'For testers', teams: 'For teams' }

/** Every tour with its steps as words, for those who look after them. */
export function ToursContent({ children }: { children: (items: readonly ContentItem[]) => ReactNode }) {
  return children(
    Object.entries(tours).map(([key, tour]) => ({
      id: key,
      title: tour.title,
      group: tour.only ? group[tour.only] : 'For everybody',
      version: versionOf(tour),
      preview: (
        <ol className="max-w-reading list-decimal space-y-3 pl-5">
          {tour.steps.map(({ title, text }) => (
            <li key={title}>
              <p className="font-medium">{title}</p>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      ),
    })),
  )
}
