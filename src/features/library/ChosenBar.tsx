import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { AnalyseMenu } from '#research/papers/AnalyseMenu.tsx'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { foundInLibrary } from '#research/papers/for-a-review.ts'
import { MoreLikeButton } from '#research/papers/MoreLikeButton.tsx'
import { nothingChosen } from '#research/papers/selection.ts'
import { SelectionBar } from '#research/papers/SelectionBar.tsx'
import { SynthesizeButton } from '#research/papers/SynthesizeButton.tsx'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'

import { libraryCopy as copy } from './library.copy.ts'
import { OrganiseActions } from './organise/OrganiseActions.tsx'
import type { useKeptChoice } from './use-kept-choice.ts'
import type { useLibraryRows } from './use-library-rows.ts'

type Props = {
  library: ReturnType<typeof useLibraryRows>
  choice: ReturnType<typeof useKeptChoice>
  collection: string | undefined
  onTakeOut: (ids: readonly string[]) => void
  /** They are no longer in the library. */
  onRemoved: (ids: readonly string[]) => void
  onMerge: (papers: readonly Paper[]) => void
  onSynthesize: (ids: readonly string[]) => void
}

/** What can be done with the chosen papers. */
export function ChosenBar({ library, choice, collection, onTakeOut, onRemoved, onMerge, onSynthesize }: Props) {
  const { has } = useCapabilities()
  const { selection, select, chosen, isUnknown } = choice
  const ids = chosen.map(({ id }) => id)
  // Of a list that is here in part alone, nobody can say what it does not show.
  const here = new Set(library.papers.map(({ id }) => id))
  const [chooseAll, isChoosingAll] = useOnce(async () => {
    const all = await library.loadAll()
    select({ ids: new Set(all.map(({ id }) => id)), anchor: undefined }, all)
  })
  return (
    <SelectionBar
      chosen={Math.max(chosen.length, isUnknown ? selection.ids.size : 0)}
      papers={{ chosen, isShown: (id) => library.hasMore || here.has(id), onTakeOut }}
      onClear={() => select(nothingChosen)}
    >
      {library.hasMore && chosen.length >= library.papers.length && (
        <Button variant="ghost" busy={isChoosingAll} onClick={() => chooseAll()}>
          {copy.chooseAll(library.total.toLocaleString('en-US'))}
        </Button>
      )}
      <SynthesizeButton ids={ids} onSynthesize={onSynthesize} />
      <AnalyseMenu ids={ids} found={() => foundInLibrary(chosen)} />
      <MoreLikeButton papers={chosen} />
      <GetFullTexts papers={chosen} />
      {has('library') && (
        <OrganiseActions chosen={chosen} collection={collection} onRemoved={onRemoved} onMerge={onMerge} />
      )}
      <AddToProjectButton things={() => chosen.map(({ id, title }) => ({ kind: 'paper', id, title }))} />
      <ExportMenu papers={() => chosen} name="roadrunner library" withFiles={has('files')} />
    </SelectionBar>
  )
}
