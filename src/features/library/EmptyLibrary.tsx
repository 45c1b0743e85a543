import { BookOpen, FileUp } from 'lucide-react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

/** A library without papers: what belongs here and how it gets here. */
export const EmptyLibrary = () => (
  <EmptyState
    icon={BookOpen}
    title="Your own papers stand here"
    action={
      <Button variant="primary" icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
        Import papers
      </Button>
    }
    example={
      <p className="text-ink-muted">
        For example, the .nbib file that PubMed saves, the RIS or BibTeX file of your reference manager, or a folder of
        PDFs. Every record is accounted for: 0 new + 0 duplicates + 0 skipped = 0 in the file.
      </p>
    }
  >
    Bring them from a reference manager or a database. They are searched beside the starter library.
  </EmptyState>
)
