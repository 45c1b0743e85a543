import { Layers } from 'lucide-react'

import { SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = { ids: readonly string[]; onSynthesize: (ids: readonly string[]) => void }

/** Takes the chosen papers to a synthesis. More than one run may read stay here, where the choice can be narrowed. */
export function SynthesizeButton({ ids, onSynthesize }: Props) {
  const handleClick = () => {
    if (ids.length <= SYNTHESIS_PAPERS_MAX) return onSynthesize(ids)
    toast({
      title: `A synthesis reads at most ${SYNTHESIS_PAPERS_MAX} papers`,
      description: `You have chosen ${ids.length.toLocaleString('en-US')}. Your choice is kept: remove some and try again.`,
      variant: 'destructive',
    })
  }
  return (
    <Button variant="primary" icon={Layers} onClick={handleClick}>
      Synthesize
    </Button>
  )
}
