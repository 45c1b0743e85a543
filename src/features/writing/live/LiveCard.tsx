import { CircleAlert, CircleCheck, CircleDashed, CornerDownLeft, RefreshCw, Snowflake } from 'lucide-react'
import { Link } from 'react-router-dom'

import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useDraft } from '../draft-context.ts'
import { goTo } from '../go-to.ts'
import { changeBlock, upToDate } from './live-blocks.ts'
import { liveCopy as copy } from './live.copy.ts'
import type { LiveStanding, LiveState } from './live.queries.ts'

const signs: Record<LiveState, { icon: typeof CircleCheck; look: string }> = {
  checking: { icon: CircleDashed, look: 'text-ink-muted' },
  fresh: { icon: CircleCheck, look: 'text-state-green' },
  stale: { icon: CircleAlert, look: 'text-state-yellow' },
  frozen: { icon: Snowflake, look: 'text-ink-muted' },
  gone: { icon: CircleAlert, look: 'text-state-red' },
  failed: { icon: CircleAlert, look: 'text-state-yellow' },
}

/** How one live block stands to its analysis, and what can be done about it. */
export function LiveCard({ standing: { block, state, now, why }, kind }: { standing: LiveStanding; kind?: string }) {
  const { editor, canWrite } = useDraft()
  const { icon: Sign, look } = signs[state]
  const id = block.id ?? ''
  const name = block.caption || copy.views[block.view]
  return (
    <li className="space-y-2 rounded-card border border-line bg-surface p-3">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="flex gap-2 text-ink-muted" role="status">
        <Sign size={16} aria-hidden className={`mt-0.5 shrink-0 ${look}`} />
        <span>
          {copy.states[state]}
          {state === 'failed' && why !== undefined && ` ${why}`}
          <span className="block text-xs">
            {copy.views[block.view]}, {copy.made(relativeTime(block.madeAt))}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button size="small" variant="ghost" icon={CornerDownLeft} onClick={() => goTo(editor, id)}>
          {copy.show}
        </Button>
        {canWrite && state === 'stale' && now && (
          <>
            <Button
              size="small"
              variant="primary"
              icon={RefreshCw}
              onClick={() => changeBlock(editor, id, upToDate(now))}
            >
              {copy.update}
            </Button>
            <Button
              size="small"
              title={copy.keepHint}
              onClick={() => changeBlock(editor, id, { inputsHash: now.inputsHash })}
            >
              {copy.keep}
            </Button>
          </>
        )}
        {canWrite && (state === 'stale' || state === 'fresh') && (
          <Button
            size="small"
            variant="ghost"
            icon={Snowflake}
            onClick={() => changeBlock(editor, id, { isFrozen: true })}
          >
            {copy.freeze}
          </Button>
        )}
        {canWrite && state === 'frozen' && (
          <Button size="small" variant="ghost" onClick={() => changeBlock(editor, id, { isFrozen: false })}>
            {copy.unfreeze}
          </Button>
        )}
        {state !== 'gone' && (
          <Link
            to={analysisAddress({ id: block.analysisId, kind })}
            className="self-center px-2 text-accent underline-offset-2 hover:underline"
          >
            {copy.open}
          </Link>
        )}
      </div>
    </li>
  )
}
