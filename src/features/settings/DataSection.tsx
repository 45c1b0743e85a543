import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { exportCopy as copy } from '#research/export/export.copy.ts'
import { ExportProgress } from '#research/export/ExportProgress.tsx'
import { MoveCard } from '#research/kept-here/MoveCard.tsx'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { KeptHere } from './kept-here/KeptHere.tsx'
import { RestoreSection } from './restore/RestoreSection.tsx'

/** Everything of the person, to take along. */
export function DataSection() {
  const { has, isPending } = useCapabilities()
  return (
    <div className="space-y-6">
      <Card title={copy.title} actions={<HelpLink article="taking-everything-with-you" about="your data" />}>
        <p>{copy.lead}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-muted">
          {copy.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {!isPending && !has('documents') && <p className="mt-3 text-ink-muted">{copy.withoutLibrary}</p>}
        <ExportProgress />
      </Card>
      <RestoreSection />
      <KeptHere />
      <MoveCard />
    </div>
  )
}
