import { adminApi, type AdminLogEntry } from '#contract/admin.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Card } from '#shared/ui/Card.tsx'

import type { OnAddress } from '../frame/address-choices.tsx'
import { AdminList } from '../frame/ListParts.tsx'
import { useRows } from '#research/lists/use-rows.ts'
import { logCopy as copy } from './log.copy.ts'
import { LogEntries, logTable } from './LogEntries.tsx'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
}

const entriesOf = (page: { entries: readonly AdminLogEntry[] }) => page.entries

/** The log as a whole. */
export function AdminLog({ address, onAddress, now }: Props) {
  const by = address.get('by') === 'me' ? 'me' : 'all'
  const list = useRows(adminApi.log, { by }, entriesOf)
  return (
    <AdminList
      name={copy.pages.log}
      list={list}
      empty={copy.empty}
      emptyDetail={copy.emptyDetail}
      table={logTable}
      filters={
        <SelectField
          label={copy.by}
          className="w-40"
          value={by}
          options={[
            { value: 'all', label: copy.all },
            { value: 'me', label: copy.mine },
          ]}
          onChange={(event) => onAddress({ by: event.target.value === 'me' ? 'me' : undefined })}
        />
      }
    >
      {(entries) => (
        <Card as="div">
          <LogEntries entries={entries} now={now} />
        </Card>
      )}
    </AdminList>
  )
}
