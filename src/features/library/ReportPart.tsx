import { ArrowLeft } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { DuplicateQueue } from './care/DuplicateQueue.tsx'
import { MissingReport } from './care/MissingReport.tsx'
import { RelationQueue } from './care/RelationQueue.tsx'
import { Trash } from './care/Trash.tsx'
import type { LibraryLook } from './library-address.ts'
import { libraryCopy as copy, reportNames, type LibraryReport } from './library.copy.ts'
import { SourcesReport } from './sources/SourcesReport.tsx'

type Props = {
  report: LibraryReport
  source: string | undefined
  onLook: (change: Partial<LibraryLook>) => void
  onEdit: (id: string) => void
}

/** A look at what is wrong with the library, instead of its list. */
export const ReportPart = ({ report, source, onLook, onEdit }: Props) => (
  <>
    <Button variant="ghost" icon={ArrowLeft} className="mb-3" onClick={() => onLook({ report: undefined })}>
      {copy.scopes.all}
    </Button>
    <h2 className="mb-3 text-lg font-semibold">{reportNames[report]}</h2>
    {report === 'duplicates' && <DuplicateQueue />}
    {report === 'relations' && <RelationQueue />}
    {report === 'trash' && <Trash />}
    {report === 'missing' && <MissingReport onEdit={onEdit} />}
    {report === 'sources' && (
      <SourcesReport
        opened={source}
        onOpen={(next) => onLook({ source: next })}
        onPaper={(id) => onLook({ opened: id })}
      />
    )}
  </>
)
