import { RotateCw } from 'lucide-react'

import type { Synthesis } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { ALL_STRUCK, ALL_STRUCK_WHY } from '#research/model-runs/run-words.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { ByRulesButton } from './ByRulesButton.tsx'
import { ExampleNotice } from './ExampleNotice.tsx'
import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useResume } from './use-resume.ts'

type Props = {
  synthesis: Synthesis
  hasText: boolean
  onAgain: (synthesis: Synthesis) => void
  onDeleted: () => void
}

/** What is not usual about this one: broken off, kept in the browser, an example; each with the way on. */
export function SynthesisState({ synthesis, hasText, onAgain, onDeleted }: Props) {
  const { status, error, isCutOff, writtenBy, keptIn } = synthesis
  return (
    <>
      {synthesis.isExample && <ExampleNotice synthesis={synthesis} onDeleted={onDeleted} />}
      {status === 'failed' && (
        <Notice
          tone={isCutOff ? 'warning' : 'error'}
          title={isCutOff ? copy.cutOff : copy.generateFailed}
          action={<AgainButton synthesis={synthesis} onAgain={onAgain} />}
        >
          <p>
            {isCutOff ? '' : (error ?? '')} {hasText ? copy.brokenKept : copy.nothingCounted}
          </p>
          {writtenBy?.kind === 'model' && (
            <p className="mt-2">
              <ByRulesButton synthesis={synthesis} />
            </p>
          )}
        </Notice>
      )}
      {status === 'complete' && isAllStruck(synthesis.sections ?? []) && (
        <Notice tone="warning" title={ALL_STRUCK} action={<ByRulesButton synthesis={synthesis} />}>
          {ALL_STRUCK_WHY}
        </Notice>
      )}
      {status === 'stopped' && (
        <Notice tone="warning" title={copy.stopped} action={<AgainButton synthesis={synthesis} onAgain={onAgain} />}>
          {hasText ? copy.stoppedKept : copy.stoppedEmpty}
        </Notice>
      )}
      {keptIn === 'browser' && <Notice title={copy.writtenHere}>{copy.writtenHereWhy}</Notice>}
    </>
  )
}

/** Writes it again under its own address; a server without such a call is asked for a new one. */
function AgainButton({ synthesis, onAgain }: Pick<Props, 'synthesis' | 'onAgain'>) {
  const { has } = useCapabilities()
  const [resume, isBusy] = useResume(synthesis.id)
  const isHere = has('analyses') && synthesis.keptIn !== 'browser'
  return (
    <Button size="small" icon={RotateCw} busy={isBusy} onClick={() => (isHere ? resume() : onAgain(synthesis))}>
      {isHere ? copy.resume : copy.again}
    </Button>
  )
}
