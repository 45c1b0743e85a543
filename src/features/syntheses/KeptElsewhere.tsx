import { ArchiveRestore, RotateCw } from 'lucide-react'

import type { Synthesis } from '#contract/syntheses.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { paths } from '#shared/paths.ts'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { titleOf } from './synthesis-title.ts'

type Props = { synthesis: Synthesis; onAgain: (synthesis: Synthesis) => void }

/** An analysis of which this server gives back the name alone, and whose content this browser never had. */
export const KeptElsewhere = ({ synthesis, onAgain }: Props) => (
  <ReadingFrame>
    <PageTitle>{titleOf(synthesis)}</PageTitle>
    {synthesis.query && synthesis.query !== synthesis.title && <p>{synthesis.query}</p>}
    <Notice title={copy.elsewhere}>{copy.elsewhereWhy}</Notice>
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.settings('data')} icon={ArchiveRestore}>
        {copy.bringBack}
      </ButtonLink>
      <Button icon={RotateCw} onClick={() => onAgain(synthesis)}>
        {copy.beginAnew}
      </Button>
    </div>
  </ReadingFrame>
)
