import { Suspense, type ReactNode } from 'react'

import type { Panel } from '#contract/user.ts'
import { isPanelType } from '#platform/persona/panel-catalogue.ts'
import { Card } from '#shared/ui/Card.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { panelRegistry } from '../panels/panel-registry.ts'
import { gridCopy as copy } from './grid.copy.ts'
import { PanelBoundary } from './PanelBoundary.tsx'
import type { Landing } from './use-panel-drag.ts'

type Props = { panel: Panel; actions: ReactNode; isInHand: boolean; landing: Landing | undefined }

/** The line along which a dragged panel would come to stand. */
function LandingLine({ isAfter, isBeside }: Landing) {
  const place = isBeside
    ? classNames('inset-y-0 w-1', isAfter ? '-right-3' : '-left-3')
    : classNames('inset-x-0 h-1', isAfter ? '-bottom-3' : '-top-3')
  return <div aria-hidden className={classNames('absolute rounded-full bg-accent', place)} />
}

/** One panel of the dashboard: it loads alone and fails alone. */
export function PanelCard({ panel: { id, type, title, size }, actions, isInHand, landing }: Props) {
  const Content = isPanelType(type) ? panelRegistry[type] : undefined
  return (
    <div
      data-panel={id}
      data-size={size}
      className={classNames('relative min-w-0', size === 'large' && 'md:col-span-2', isInHand && 'opacity-70')}
    >
      {landing?.id === id && <LandingLine {...landing} />}
      <Card
        title={title}
        actions={actions}
        className={classNames('h-full', isInHand && 'border-accent ring-1 ring-accent')}
      >
        <PanelBoundary>
          <Suspense fallback={<Skeleton shape="row" lines={4} />}>
            {Content ? <Content /> : <p className="text-ink-muted">{copy.unknown}</p>}
          </Suspense>
        </PanelBoundary>
      </Card>
    </div>
  )
}
