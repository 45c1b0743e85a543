import { Plus } from 'lucide-react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { historyCopy as copy } from './history.copy.ts'

/** The heading of the list of analyses: the place of the rail whose kind it is narrowed to. */
export const AnalysesTitle = ({ kind }: { kind: string | null }) => (
  <PageTitle
    lead={copy.lead}
    actions={
      <Button variant="primary" icon={Plus} onClick={() => openDialog({ name: 'new' })}>
        {copy.new}
      </Button>
    }
  >
    {copy.titles[kind ?? ''] ?? copy.title}
  </PageTitle>
)
