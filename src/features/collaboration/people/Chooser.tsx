import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { NameSign } from '#shared/ui/NameSign.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

type Props = {
  title: string
  words: { failed: string; none: string; create: string; which: string }
  icon: LucideIcon
  query: UseQueryResult<readonly { id: string; name: string; note?: string | null | undefined }[]>
  /** The one that was used last. */
  last: string
  addressOf: (id: string) => string
  children: (id: string) => ReactNode
}

/** Shows the one that was last used, or the only one; with several and none used yet, asks which. */
export function Chooser({ title, words, icon, query, last, addressOf, children }: Props) {
  const { data, error } = query
  const only = data?.length === 1 ? data[0]?.id : undefined
  const chosen = data?.find(({ id }) => id === last)?.id ?? only
  if (chosen !== undefined) return children(chosen)
  return (
    <ListFrame
      toolbar={
        <PageTitle
          {...(data && data.length > 0 && { lead: words.which })}
          actions={<ButtonLink to={paths.collaborate()}>{words.create}</ButtonLink>}
        >
          {title}
        </PageTitle>
      }
    >
      {error && <ErrorCard title={words.failed} of={query} />}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={icon}
          title={words.none}
          action={
            <ButtonLink to={paths.collaborate()} variant="primary">
              {words.create}
            </ButtonLink>
          }
        >
          Create one, or wait for an invitation: the bell will tell you.
        </EmptyState>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data?.map(({ id, name, note }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              className="flex h-full items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent"
            >
              <NameSign name={name} size="large" />
              <span className="min-w-0">
                <span className="block font-serif text-base font-semibold wrap-anywhere">{name}</span>
                {note && <span className="block text-ink-muted wrap-anywhere">{note}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
