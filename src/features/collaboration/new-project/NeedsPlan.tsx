import { UpgradePrompt } from '#platform/access/UpgradePrompt.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { newProjectCopy as copy } from './new-project.copy.ts'

/** For people whose plan has no teams: what a shared project needs, and what goes without. */
export function NeedsPlan() {
  return (
    <div className="space-y-6">
      <UpgradePrompt name="shared projects" area="collaborate" />
      <Card title={copy.needsPlan}>
        <p className="mb-4">{copy.needsPlanBody}</p>
        <ButtonLink to={paths.synthesis()}>{copy.synthesis}</ButtonLink>
      </Card>
    </div>
  )
}
