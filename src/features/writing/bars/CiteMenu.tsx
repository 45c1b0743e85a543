import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { count } from '#shared/format/count.ts'

import { PaperLine } from '../cards/PaperLine.tsx'
import { useFoundPapers } from '../cards/use-found-papers.ts'
import { useDraft } from '../draft-context.ts'
import { dismissTrigger, type MenuKeys, type Trigger } from '../editor/trigger.ts'
import { MenuCard } from './MenuCard.tsx'

/** What `@` puts into the text: one paper by Enter, several by Tab and then Enter. */
export function CiteMenu({ trigger, keys }: { trigger: Trigger; keys: MenuKeys }) {
  const { editor, references, addReferences } = useDraft()
  const [chosen, setChosen] = useState<readonly Paper[]>([])
  const { papers, isSearching, error } = useFoundPapers(trigger.query, references)

  const insert = (wanted: readonly Paper[]) => {
    addReferences(wanted)
    const items = wanted.map(({ id }) => ({ paperId: id }))
    const { from, to } = trigger
    editor.view.dispatch(dismissTrigger(editor.state))
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, [{ type: 'citation', attrs: { id: newKey().slice(0, 16), items } }])
      .run()
  }
  const pick = (index: number, isMore: boolean) => {
    const paper = papers[index]
    if (!paper) return
    const isChosen = chosen.some(({ id }) => id === paper.id)
    if (!isMore) return insert(isChosen ? chosen : [...chosen, paper])
    setChosen(isChosen ? chosen.filter(({ id }) => id !== paper.id) : [...chosen, paper])
    // The next one is looked for with words of its own.
    editor.commands.deleteRange({ from: trigger.from + 1, to: trigger.to })
    return undefined
  }
  const empty = error
    ? 'The library cannot be reached. Papers of this draft can be cited.'
    : 'Nothing found. Try an author, a word of the title, or a DOI.'
  return (
    <MenuCard
      trigger={trigger}
      keys={keys}
      label="Papers to cite"
      options={papers.map((paper) => ({
        key: paper.id,
        isChosen: chosen.some(({ id }) => id === paper.id),
        content: <PaperLine paper={paper} />,
      }))}
      head={
        chosen.length > 0 && (
          <p className="border-b border-line px-4 py-2 text-xs">
            {count(chosen.length, 'paper', 'papers')}:{' '}
            {chosen.map(({ authors, year }) => `${authorsLine(authors, 1)} ${year ?? ''}`.trim()).join('; ')}
          </p>
        )
      }
      foot={papers.length > 0 ? 'Enter cites, Tab adds one more, Esc closes' : isSearching ? 'Searching' : empty}
      onPick={pick}
    />
  )
}
