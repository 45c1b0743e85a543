import { Ellipsis, FileDown, PenLine, RefreshCw, Share2, Sigma, Table2 } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import type { useOnward } from './use-onward.ts'

type Props = {
  onward: ReturnType<typeof useOnward>
  onShare: () => void
  /** Why there is no link to hand on; absent where there is one. */
  notShared?: string | undefined
  onUpdate?: (() => void) | undefined
}

/** From a finished synthesis to a draft, its numbers, a table, a file, a link, and what came since. */
export const OnwardButtons = ({ onward, onShare, notShared, onUpdate }: Props) => (
  <div className="space-y-1.5">
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
      <div className="hidden flex-wrap gap-2 sm:flex">
        <ButtonLink icon={Table2} to={onward.tableAddress}>
          {copy.table}
        </ButtonLink>
        <Button icon={FileDown} busy={onward.isSaving} onClick={() => onward.word()}>
          {copy.word}
        </Button>
        {onUpdate && (
          <Button icon={RefreshCw} onClick={onUpdate}>
            {copy.update}
          </Button>
        )}
        {notShared === undefined && (
          <Button icon={Share2} onClick={onShare}>
            {copy.share}
          </Button>
        )}
      </div>
      {/* On a phone the rest stands in a menu: the answer begins on the first screen. */}
      <div className="sm:hidden">
        <DropdownMenu
          align="end"
          label={copy.more}
          trigger={<IconButton label={copy.more} icon={Ellipsis} busy={onward.isSaving} />}
          items={[
            { label: copy.table, icon: Table2, to: onward.tableAddress },
            { label: copy.word, icon: FileDown, onSelect: () => onward.word() },
            ...(onUpdate ? [{ label: copy.update, icon: RefreshCw, onSelect: onUpdate }] : []),
            ...(notShared === undefined ? [{ label: copy.share, icon: Share2, onSelect: onShare }] : []),
          ]}
        />
      </div>
    </div>
    {notShared !== undefined && <p className="text-xs text-ink-muted">{notShared}</p>}
  </div>
)
