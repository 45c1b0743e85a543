import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, FolderKanban, Folder, Library, ListChecks, Search } from 'lucide-react'
import { use, useState } from 'react'

import { SCOPE_PAPERS_MAX, type Scope } from '#contract/copilot.ts'
import { PickerSlot } from '#research/grid/picker-slot.ts'
import { librarySizeQuery } from '#research/papers/papers.queries.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { ScopeDialog, type NamedScope } from './ScopeDialog.tsx'
import { useScopeLabel } from './scope-choices.ts'

type Props = {
  scope: Scope
  /** In the server's words, where it said so. */
  label?: string | undefined
  papers?: number | undefined
  onChange: (scope: Scope) => void
}

/** Which papers are asked, and a way to change it. The session remembers the choice. */
export function ScopeBar({ scope, label, papers, onChange }: Props) {
  const [asked, setAsked] = useState<NamedScope | 'papers'>()
  const picker = use(PickerSlot)
  const size = useQuery({ ...librarySizeQuery('all'), enabled: papers === undefined && scope.kind === 'library' })
  const known = useScopeLabel(scope)
  const inScope = papers ?? (scope.kind === 'library' ? size.data?.total : known.papers)
  const words = copy.scopeOf(label ?? known.label, inScope)
  const close = () => setAsked(undefined)
  const chosen = scope.kind === 'papers' ? scope.ids : []
  return (
    <>
      <DropdownMenu
        label={copy.scope}
        trigger={
          <Button size="small" variant="ghost" aria-label={`${copy.scope}: ${words}`} className="max-w-full">
            <Library size={16} aria-hidden className="shrink-0" />
            <span className="max-w-36 truncate sm:max-w-80">{words}</span>
            <ChevronDown size={14} aria-hidden className="shrink-0" />
          </Button>
        }
        items={[
          {
            label: copy.library,
            icon: scope.kind === 'library' ? Check : Library,
            onSelect: () => onChange({ kind: 'library' }),
          },
          { label: copy.collection, icon: Folder, onSelect: () => setAsked('collection') },
          { label: copy.projectPapers, icon: FolderKanban, onSelect: () => setAsked('project') },
          { label: copy.search, icon: Search, onSelect: () => setAsked('search') },
          { label: copy.papers, icon: ListChecks, onSelect: () => setAsked('papers') },
        ]}
      />
      {inScope === 0 && (
        <span role="status" className="text-xs text-state-yellow">
          {copy.scopeEmpty}
        </span>
      )}
      {asked !== undefined && asked !== 'papers' && (
        <ScopeDialog
          kind={asked}
          onClose={close}
          onChoose={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
      {picker?.({
        open: asked === 'papers',
        onClose: close,
        chosen,
        onChosen: (ids) => {
          if (ids.length > SCOPE_PAPERS_MAX) {
            toast({ title: `At most ${SCOPE_PAPERS_MAX} papers can be chosen one by one.`, variant: 'destructive' })
          } else if (ids.length > 0) onChange({ kind: 'papers', ids })
        },
      })}
    </>
  )
}
