import { capitalise } from '#shared/format/capitalise.ts'
import { Button } from '#shared/ui/Button.tsx'

import { AddForm } from './AddForm.tsx'
import { dueText } from '#shared/format/due-date.ts'
import { OwnItem } from './OwnItem.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { newItemId, useOwnList } from '#platform/persona/use-own-list.ts'

type Bag = Record<string, unknown>

const stages = [
  { value: 'drafting', label: 'Drafting' },
  { value: 'internal_review', label: 'Internal review' },
] as const

const textOf = (bag: Bag, key: string) => {
  const value = Object.hasOwn(bag, key) ? bag[key] : undefined
  return typeof value === 'string' ? value : ''
}
/** Without a stage it is being drafted; a stage that we do not know keeps its own name. */
const stageOf = (bag: Bag) => textOf(bag, 'stage') || textOf(bag, 'status') || 'drafting'

/** Stages that a server knows and we do not, after our own. */
function stagesOf(list: readonly Bag[]) {
  const others = new Set(list.map(stageOf).filter((stage) => stages.every(({ value }) => value !== stage)))
  return [
    ...stages,
    ...[...others].map((value) => ({ value, label: capitalise(value.replaceAll('_', ' ')).slice(0, 40) })),
  ]
}

/** Proposals by stage: what is being drafted, what colleagues are reading. */
export function ProposalsPanel() {
  const { list, add, replace, remove } = useOwnList('proposals')
  const at = (stage: string) =>
    list.map((proposal, index) => ({ proposal, index })).filter(({ proposal }) => stageOf(proposal) === stage)
  return (
    <div className="space-y-3">
      {list.length === 0 ? (
        <PanelEmpty>
          Proposals that you are drafting, and those in internal review. You have listed none yet.
        </PanelEmpty>
      ) : (
        stagesOf(list).map(({ value, label }) => {
          const here = at(value)
          const next = stages.find((stage) => stage.value !== value) ?? stages[0]
          return (
            <div key={value}>
              <h3 className="text-xs font-medium text-ink-muted">{`${label} (${here.length})`}</h3>
              <ul className="divide-y divide-line">
                {here.map(({ proposal, index }) => {
                  const title = textOf(proposal, 'title') || copy.untitled
                  return (
                    <OwnItem
                      key={index}
                      title={title}
                      url={textOf(proposal, 'url')}
                      note={dueText(textOf(proposal, 'dueDate') || textOf(proposal, 'deadline'))}
                      after={
                        <Button
                          size="small"
                          variant="ghost"
                          aria-label={`Move “${title}” to ${next.label.toLowerCase()}`}
                          onClick={() => replace(index, { ...proposal, stage: next.value })}
                        >
                          {`To ${next.label.toLowerCase()}`}
                        </Button>
                      }
                      onRemove={() => remove(index, copy.removed(title))}
                    />
                  )
                })}
              </ul>
            </div>
          )
        })
      )}
      <AddForm
        label="Add a proposal"
        fields={[
          { name: 'title', label: 'Proposal' },
          { name: 'dueDate', label: 'Due', type: 'date' },
          { name: 'stage', label: 'Stage', options: stages },
        ]}
        onAdd={({ title = '', dueDate, stage = 'drafting' }) =>
          add({ id: newItemId(), title, stage, ...(dueDate && { dueDate }) })
        }
      />
    </div>
  )
}
