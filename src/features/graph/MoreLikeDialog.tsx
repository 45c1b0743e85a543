import { useState } from 'react'

import { graphRelations, SEEDS_MAX, type GraphRelation, type RelatedPaper } from '#contract/graph.ts'
import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { graphCopy as copy } from './graph.copy.ts'
import { RelatedList } from './RelatedList.tsx'
import { useAddRelated, type ChosenWork } from './use-add-related.ts'

const noneChosen: ReadonlyMap<string, ChosenWork> = new Map()

/** From papers to others: like them, cited by them, citing them. What is in no library yet can be added. */
export function MoreLikeDialog({ request, onClose }: DialogProps<'more-like'>) {
  const seeds = new Map(request.seeds.slice(0, SEEDS_MAX).map(({ id, title }) => [id, title || 'Untitled']))
  const [relation, setRelation] = useState<GraphRelation>('similar')
  const [chosen, setChosen] = useState(noneChosen)
  const [add, isAdding] = useAddRelated(seeds, () => setChosen(noneChosen))
  const toggle = (items: readonly RelatedPaper[], isOn: boolean) => {
    const next = new Map(chosen)
    for (const item of items) {
      if (isOn) next.set(item.paper.id, { ...item, relation })
      else next.delete(item.paper.id)
    }
    setChosen(next)
  }
  return (
    <Dialog
      onClose={onClose}
      title={copy.title}
      size="large"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
          <Button
            variant="primary"
            busy={isAdding}
            disabled={chosen.size === 0}
            onClick={() => add([...chosen.values()])}
          >
            {copy.add(chosen.size)}
          </Button>
        </>
      }
    >
      <HelpLink article="more-like-these" about="ways from paper to paper" className="float-right -mt-1.5" />
      <details className="mb-4">
        <summary className="text-ink-muted">{copy.of(seeds.size)}</summary>
        <ul aria-label={copy.seeds} className="mt-1 list-disc space-y-0.5 pl-5">
          {[...seeds].map(([id, title]) => (
            <li key={id} className="wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      </details>
      {request.seeds.length > SEEDS_MAX && <p className="mb-3 text-ink-muted">{copy.tooMany(SEEDS_MAX)}</p>}
      <Tabs
        label={copy.title}
        value={relation}
        onValueChange={(value) => setRelation(graphRelations.find((each) => each === value) ?? 'similar')}
        tabs={graphRelations.map((value) => ({ value, label: copy.names[value] }))}
      >
        {graphRelations.map((each) => (
          <TabPanel key={each} value={each}>
            {each === relation && <RelatedList relation={each} seeds={seeds} chosen={chosen} onToggle={toggle} />}
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  )
}
