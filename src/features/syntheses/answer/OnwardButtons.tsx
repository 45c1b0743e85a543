import { FileDown, PenLine, Share2, Sigma, Table2 } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import type { useOnward } from './use-onward.ts'

type Props = { onward: ReturnType<typeof useOnward>; onShare?: (() => void) | undefined }

/** From a finished synthesis to a draft, its numbers, a table, a file, a link. */
export const OnwardButtons = ({ onward, onShare }: Props) => (
  <div role="group" aria-label={copy.onward} className="flex flex-wrap gap-2">
    <Button variant="primary" icon={PenLine} busy={onward.isWriting} onClick={() => onward.write()}>
      {copy.write}
    </Button>
    <Button
      icon={Sigma}
      busy={onward.isPooling}
      disabled={!onward.meta}
      title={onward.meta ? undefined : copy.nothingToPool}
      onClick={() => onward.meta?.()}
    >
      {copy.meta}
    </Button>
    <ButtonLink icon={Table2} to={onward.tableAddress}>
      {copy.table}
    </ButtonLink>
    <Button icon={FileDown} busy={onward.isSaving} onClick={() => onward.word()}>
      {copy.word}
    </Button>
    {onShare && (
      <Button icon={Share2} onClick={onShare}>
        {copy.share}
      </Button>
    )}
  </div>
)
