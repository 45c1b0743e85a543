import { Check, Minus } from 'lucide-react'

import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

import { Panel } from './Panel.tsx'
import type { Offer } from './server-offers.ts'
import { supportCopy } from './support.copy.ts'

const copy = supportCopy.offers

/** What the server says that it can do, and what that means for who works with it. */
export function OffersCard({ offers }: { offers: readonly Offer[] }) {
  return (
    <Panel title={copy.title}>
      <ul className="space-y-3">
        {offers.map(({ id, isThere, isHere }) => (
          <li key={id} className="flex gap-2.5">
            <span className={isThere || isHere ? 'mt-0.5 text-state-green' : 'mt-0.5 text-ink-muted'}>
              {isThere || isHere ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              <VisuallyHidden>{isThere ? copy.there : isHere ? copy.here : copy.notThere}</VisuallyHidden>
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{copy.lines[id].name}</span>
              {!isThere && <span className="text-ink-muted">{copy.lines[id].without}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
