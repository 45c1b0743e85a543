import { useId } from 'react'

import { openHelp } from '#platform/help-request/help-request.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useSession } from '#platform/session/session.queries.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { noteBegun, useBegun } from './tour-progress.ts'
import { toursCopy as copy } from './tours.copy.ts'
import { useFinished } from './tours.queries.ts'
import { useTours } from './use-tours.ts'

/** The tours that there are, where one stands with each, and the way into it. */
export function TourList() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { isFinished } = useFinished(user?.id)
  const begun = useBegun(userId)
  const tours = useTours()
  const titleId = useId()
  if (!user) return null
  return (
    <section aria-labelledby={titleId} className="space-y-2">
      <div>
        <div className="flex items-center gap-1">
          <h2 id={titleId} className="text-base font-semibold">
            {copy.list}
          </h2>
          <HelpLink article="tours" about="tours" tab="learn" />
        </div>
        <p className="text-ink-muted">{copy.listLead}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {tours.map(({ key, title, purpose }) => {
          const step = begun[key]?.step ?? 0
          const label = step > 0 ? copy.resume(step + 1) : isFinished(key) ? copy.again : copy.start
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <span className="min-w-40 flex-1">
                <span className="flex items-center gap-2 font-medium">
                  {title}
                  {isFinished(key) && <Badge tone="green">{copy.doneState}</Badge>}
                </span>
                <span className="block text-ink-muted">{purpose}</span>
              </span>
              <span className="flex gap-2">
                <Button size="small" aria-label={copy.startOf(label, title)} onClick={() => openHelp({ tour: key })}>
                  {label}
                </Button>
                {step > 0 && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={copy.startOf(copy.again, title)}
                    onClick={() => {
                      noteBegun(userId, key, undefined)
                      openHelp({ tour: key })
                    }}
                  >
                    {copy.again}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
