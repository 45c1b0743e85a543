import { Copy } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { referenceText } from '#science/citations/reference-text.ts'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { sharedCopy as copy } from './shared.copy.ts'

/** Chosen papers as references, in the style that most journals of medicine ask for: a visitor has no style of their own. */
export function CopyReferences({ papers }: { papers: readonly Paper[] }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(papers.map((paper) => referenceText(paper, 'Vancouver')).join('\n\n'))
      toast({ title: copy.referencesCopied(count(papers.length, 'reference', 'references')) })
    } catch {
      toast({ title: copy.copyFailed, description: copy.copyFailedBody, variant: 'destructive' })
    }
  }
  return (
    <Button icon={Copy} onClick={() => void handleCopy()}>
      {copy.references}
    </Button>
  )
}
