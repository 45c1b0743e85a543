import { Trash2 } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { useDraft } from '../draft-context.ts'
import { goTo } from '../go-to.ts'
import type { NodeCardProps } from './node-card-props.ts'
import { TargetList } from './TargetList.tsx'

/** Where a cross reference points. */
export function TargetCard({ node, numbering, change, remove }: NodeCardProps) {
  const { editor, canWrite } = useDraft()
  const target = numbering.targets.get(String(node.attrs['targetId']))
  return (
    <div className="space-y-3">
      {target ? (
        <p>
          Points to <span className="font-semibold">{target.label}</span>
        </p>
      ) : (
        <p className="text-state-red">The target no longer exists.</p>
      )}
      {canWrite && (
        <TargetList numbering={numbering} chosen={target?.id} onChoose={(targetId) => change({ targetId })} />
      )}
      <div className="flex gap-2">
        {target && (
          <Button size="small" onClick={() => goTo(editor, target.id)}>
            Go there
          </Button>
        )}
        {canWrite && (
          <Button size="small" variant="ghost" icon={Trash2} className="ml-auto" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}
