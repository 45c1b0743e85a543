import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

import { ReaderView } from '#features/reader/ReaderView.tsx'
import { useRecentsOf } from '#platform/recents.ts'
import { paths } from '#shared/paths.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'

/** Panels of other parts beside the paper; each is fetched when its tab is opened. */
const panels = [
  {
    value: 'found',
    label: 'Found',
    Part: lazyPart(async () => (await import('#features/facts/ReaderFacts.tsx')).ReaderFacts),
  },
  {
    value: 'values',
    label: 'Values',
    Part: lazyPart(async () => (await import('#features/extraction/PaperValues.tsx')).PaperValues),
  },
]

/** Papers that the menu offers to read beside this one. */
const BESIDE_MOST = 6
const shortened = (title: string) => (title.length > 48 ? `${title.slice(0, 47)}…` : title)

export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const recent = useRecentsOf('library')
  const asked = useMemo(
    () => ({
      q: search.get('q'),
      s: search.get('s'),
      e: search.get('e'),
      page: search.get('page'),
      h: search.get('h'),
      file: search.get('file'),
    }),
    [search],
  )
  const nothingAsked = useMemo(() => ({ q: null, s: null, e: null }), [])
  const second = search.get('with')
  const open = (to: string) => () => void navigate(to)

  if (second && second !== id) {
    const alone = (label: string, stays: string): MenuEntry => ({ label, onSelect: open(paths.document(stays)) })
    return (
      <div className="grid h-[calc(100dvh-var(--head,3.5rem))] grid-cols-1 grid-rows-2 divide-line max-md:divide-y md:grid-cols-2 md:grid-rows-1 md:divide-x">
        <section aria-label="First paper" className="min-h-0 min-w-0">
          <ReaderView
            key={id}
            documentId={id}
            asked={asked}
            beside="first"
            more={['separator', alone('Close this paper', second)]}
          />
        </section>
        <section aria-label="Second paper" className="min-h-0 min-w-0">
          <ReaderView
            key={second}
            documentId={second}
            asked={nothingAsked}
            beside="second"
            more={['separator', alone('Close this paper', id)]}
          />
        </section>
      </div>
    )
  }

  const others = recent.filter((paper) => paper.id !== id).slice(0, BESIDE_MOST)
  const more: MenuEntry[] = others.map((paper) => ({
    label: `Beside: ${shortened(paper.title)}`,
    onSelect: open(paths.document(id, { with: paper.id })),
  }))
  return (
    <ReaderView
      key={id}
      documentId={id}
      asked={asked}
      panels={panels}
      more={more.length > 0 ? ['separator', ...more] : []}
    />
  )
}
