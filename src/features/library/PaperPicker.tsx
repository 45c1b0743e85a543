import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { nothingChosen } from '#research/papers/selection.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { ChosenWarnings } from './ChosenWarnings.tsx'
import { PickByIdentifier } from './PickByIdentifier.tsx'
import { PickFromLibrary } from './PickFromLibrary.tsx'
import { PickFromSearch } from './PickFromSearch.tsx'
import { useChosenPapers } from './use-chosen-papers.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Ids of the papers that are chosen already. */
  chosen: readonly string[]
  /** More cannot be confirmed. */
  max?: number
  /** Told once, when the choice is confirmed: every chosen id, those from before included. */
  onChosen: (ids: string[]) => void
}

/** The one place where papers are chosen for anything: from the library, from a search, or by pasted identifiers. */
export function PaperPicker(props: Props) {
  // A closed picker remembers nothing: it opens with what is chosen then.
  return props.open ? <OpenPicker {...props} /> : null
}

const tabs = [
  { value: 'library', label: 'From library' },
  { value: 'search', label: 'From a search' },
  { value: 'identifiers', label: 'Paste identifiers' },
]
const none: readonly Paper[] = []

function OpenPicker({ onClose, chosen: before, max = Infinity, onChosen }: Props) {
  const [tab, setTab] = useState('library')
  const known = useQuery({ ...papersQuery(before), enabled: before.length > 0 })
  const { selection, chosen, select } = useChosenPapers(known.data?.documents ?? none, before)
  const size = selection.ids.size
  const pick = { selection, onSelect: select }
  return (
    <Dialog
      onClose={onClose}
      title="Choose papers"
      size="large"
      footer={
        <>
          <p role="status" className="mr-auto font-semibold">
            {count(size, 'paper', 'papers')} chosen{size > max && `, ${(size - max).toLocaleString('en-US')} too many`}
          </p>
          {size > 0 && (
            <Button variant="ghost" onClick={() => select(nothingChosen)}>
              Clear
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={size > max}
            onClick={() => {
              onChosen([...selection.ids])
              onClose()
            }}
          >
            {size === 0 ? 'Use no papers' : `Use ${count(size, 'paper', 'papers')}`}
          </Button>
        </>
      }
    >
      <Tabs label="Where from" value={tab} onValueChange={setTab} tabs={tabs}>
        <TabPanel value="library">
          <PickFromLibrary {...pick} />
        </TabPanel>
        <TabPanel value="search">
          <PickFromSearch {...pick} />
        </TabPanel>
        <TabPanel value="identifiers">
          <PickByIdentifier {...pick} />
        </TabPanel>
      </Tabs>
      <ChosenWarnings papers={chosen} />
    </Dialog>
  )
}
