import { CalendarClock, Copy, Link2Off } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

import type { Share } from '#contract/shares.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { longDay } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { copyLink } from './copy-link.ts'
import { expiryAt, expiryChoices } from './expiry.ts'
import { linkAddress, ownAddress } from './link-address.ts'
import { sharesCopy as copy } from './shares.copy.ts'
import { useChangeShare, useRevokeShare } from './shares.mutations.ts'

const MINUTE_MS = 60_000

function endOf({ expiresAt }: Share, now: number): string {
  const end = Date.parse(expiresAt ?? '')
  if (Number.isNaN(end)) return copy.never
  return end <= now ? copy.ended(longDay(expiresAt)) : copy.until(longDay(expiresAt))
}

/** One link: what it shows, until when, and what can be done with it. */
export function SharedLinkRow({ share }: { share: Share }) {
  const { id, title, kind, createdAt } = share
  const titleId = useId()
  const now = useNow(MINUTE_MS)
  const change = useChangeShare()
  const revoke = useRevokeShare()
  const address = linkAddress(share)
  const to = ownAddress(share)

  const handleRevoke = async () => {
    const isSure = await confirm({
      title: copy.revokeTitle,
      body: copy.revokeBody,
      action: copy.revoke,
      cancel: copy.keep,
      destructive: true,
    })
    if (isSure) revoke.mutate({ params: { shareId: id } })
  }
  return (
    <li aria-labelledby={titleId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p id={titleId} className="font-medium wrap-anywhere">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className="hover:text-accent hover:underline">
              {title}
            </Link>
          )}
        </p>
        <p className="text-ink-muted">
          {[copy.kinds[kind] ?? capitalise(kind), copy.sharedOn(longDay(createdAt)), endOf(share, now)].join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {address !== undefined && (
          <Button size="small" icon={Copy} aria-label={copy.copyOf(title)} onClick={() => void copyLink(address)}>
            {copy.copy}
          </Button>
        )}
        <DropdownMenu
          label={copy.changeEndOf(title)}
          trigger={
            <Button size="small" icon={CalendarClock} busy={change.isPending} aria-label={copy.changeEndOf(title)}>
              {copy.changeEnd}
            </Button>
          }
          items={expiryChoices.map((choice) => ({
            label: copy.choices[choice],
            onSelect: () => change.mutate({ params: { shareId: id }, body: { expiresAt: expiryAt(choice) } }),
          }))}
        />
        <Button
          size="small"
          variant="ghost"
          icon={Link2Off}
          busy={revoke.isPending}
          aria-label={copy.revokeOf(title)}
          onClick={() => void handleRevoke()}
        >
          {copy.revoke}
        </Button>
      </div>
    </li>
  )
}
