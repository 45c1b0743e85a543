import { AddForm } from './AddForm.tsx'
import { OwnItem } from './OwnItem.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { newItemId, useOwnList } from '#platform/persona/use-own-list.ts'

const kinds = ['', 'Guideline', 'Data set', 'Tool', 'Reading', 'Other'].map((value) => ({
  value,
  label: value || 'No kind',
}))

/** Links that the person wants at hand. */
export function ResourcesPanel() {
  const { list, add, remove } = useOwnList('resources')
  return (
    <div className="space-y-3">
      {list.length === 0 ? (
        <PanelEmpty>Guidelines, registries, data sets: links you come back to. You have kept none yet.</PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {list.map(({ id, title, type, url }, index) => (
            <OwnItem
              key={id}
              title={title || copy.untitled}
              url={url}
              note={type}
              onRemove={() => remove(index, copy.removed(title))}
            />
          ))}
        </ul>
      )}
      <AddForm
        label="Add a resource"
        fields={[
          { name: 'title', label: 'Title' },
          { name: 'url', label: 'Link', type: 'url' },
          { name: 'type', label: 'Kind', options: kinds },
        ]}
        onAdd={({ title = '', url, type }) =>
          add({ id: newItemId(), title, ...(url && { url }), ...(type && { type }) })
        }
      />
    </div>
  )
}
