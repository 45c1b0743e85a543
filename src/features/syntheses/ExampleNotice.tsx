import { Trash2 } from 'lucide-react'

import type { Synthesis } from '#contract/syntheses.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useDeleteSynthesis } from './syntheses.mutations.ts'

/** Says of an example that it is one. It is nobody's work, and goes with one press. */
export function ExampleNotice({ synthesis, onDeleted }: { synthesis: Synthesis; onDeleted: () => void }) {
  const remove = useDeleteSynthesis()
  const [handleRemove, isBusy] = useOnce(() => remove.mutateAsync(synthesis.id).then(onDeleted, () => {}))
  return (
    <Notice
      title={copy.example}
      action={
        <Button size="small" icon={Trash2} isShort busy={isBusy} onClick={() => handleRemove()}>
          {copy.removeExample}
        </Button>
      }
    >
      {copy.exampleWhy}
    </Notice>
  )
}
