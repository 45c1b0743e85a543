import { SelectField } from '#shared/forms/SelectField.tsx'

import { columns, type DemoAction, type DemoRoom } from './demo-room.ts'

type Props = { room: DemoRoom; send: (action: DemoAction) => void }

const options = columns.map(({ status, name }) => ({ value: status, label: name }))

/** A small board; a card is moved with its list. */
export function DemoBoard({ room, send }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {columns.map(({ status, name }) => (
        <section key={status} aria-label={name} className="rounded-card bg-surface-sunken p-3">
          <h3 className="mb-2 font-semibold">{name}</h3>
          <ul className="space-y-2">
            {room.tasks
              .filter((task) => task.status === status)
              .map(({ id, title }) => (
                <li key={id} className="space-y-2 rounded-control border border-line bg-surface p-2">
                  <p>{title}</p>
                  <SelectField
                    label={`Column of ${title}`}
                    labelHidden
                    options={options}
                    value={status}
                    onChange={({ target }) => {
                      const to = columns.find((column) => column.status === target.value)
                      if (to) send({ do: 'move', task: id, status: to.status })
                    }}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
